"""A scene as plain data: blocks on a 1 m grid, one light, one view. It doesn't need Blender, so a scene can be
fingerprinted in milliseconds and is only rendered again when the picture changes."""
import random

OLD = dict(ink=5, navy=4)
NEW = dict(slate=5, sky=1.2)
MIX = dict(navy=4, slate=4, ink=1)
PALE = dict(paper=4, sky=1)

# About twice the size in which the layout shows a picture, in CSS pixels.
SMALL, CARD, LARGE, WIDE = (640, 480), (1280, 800), (2048, 1280), (2560, 1600)
HERO = (2880, 1620)


class Scene:
    def __init__(self, light, view, size, seed):
        self.light, self.view, self.size = light, view, size
        self.blocks, self.taken = [], set()
        self.random = random.Random(seed)

    def paint(self, paint):
        """Returns a paint name unchanged, or picks one at random from a table of weights."""
        if isinstance(paint, str):
            return paint
        return self.random.choices(list(paint), list(paint.values()))[0]

    def block(self, x, y, z, paint='slate', w=1, d=1, h=1, glow=0):
        """Adds a block at its lower left front corner. A second identical block, as where two walls meet, is ignored."""
        place = [round(v, 3) for v in (x, y, z, w, d, h)]
        paint = self.paint(paint)
        if tuple(place) not in self.taken:
            self.taken.add(tuple(place))
            self.blocks.append([*place, paint, glow])

    def box(self, x, y, z, w, d, h, paint=MIX, skip=None):
        """Fills w x d x h cells with unit blocks, except those for which skip(i, j, k) is true. Without skip, the box is hollow."""
        for i in range(w):
            for j in range(d):
                for k in range(h):
                    inside = 0 < i < w - 1 and 0 < j < d - 1 and k < h - 1
                    if skip(i, j, k) if skip else inside:
                        continue
                    self.block(x + i, y + j, z + k, paint)

    def column(self, x, y, h, paint=MIX, z=0):
        """A stack of unit blocks, with a lower block on top if h is not a whole number."""
        for k in range(int(h)):
            self.block(x, y, z + k, paint)
        rest = round(h - int(h), 2)
        if rest > 0.05:
            self.block(x, y, z + int(h), paint, h=rest)

    def slab(self, x, y, z, w, d, paint=MIX, h=0.5):
        """One layer of blocks."""
        for i in range(w):
            for j in range(d):
                self.block(x + i, y + j, z, paint, h=h)

    def loose(self, *stones):
        """Single blocks on the ground, for scale: (x, y, paint) or (x, y, paint, height)."""
        for x, y, paint, *h in stones:
            self.block(x, y, 0, paint, h=h[0] if h else 1)

    def data(self):
        return dict(light=self.light, view=self.view, size=self.size, blocks=self.blocks)


def _parallel(at, width, turn, tilt):
    return dict(kind='parallel', at=at, width=width, turn=turn, tilt=tilt)


def day(at=(0, 0, 2), width=16, turn=35, tilt=27, seed=1, size=LARGE, ground='paper'):
    """ground is the colour of the ground: paper for pictures in cards, sky or sand for the heads of pages."""
    return Scene(dict(kind='day', ground=ground), _parallel(at, width, turn, tilt), size, seed)


def dusk(at=(0, 0, 2), width=16, turn=40, tilt=28, seed=1, size=CARD):
    return Scene(dict(kind='dusk'), _parallel(at, width, turn, tilt), size, seed)


def night(x=-7.3, height=3.3, back=24, openings=(), glow=(0, 0), screen=1.6, azimuth=157, lens=31, shift=(0, 0.045), seed=1, size=HERO):
    """A level view. The low sun behind the scene only shines through the openings (x0, x1, z0, z1). glow is its position."""
    light = dict(kind='night', openings=[list(o) for o in openings], glow=list(glow), screen=screen, azimuth=azimuth)
    return Scene(light, dict(kind='level', at=(x, -back, height), lens=lens, shift=shift), size, seed)

"""Objects in a scene: belts, crates, shelves, screens, papers, pipes, bars."""
from kit.scene import MIX, NEW, PALE


def belt(s, x, y, length, z=1.2, along='x', width=2):
    """A conveyor belt on legs, with a rail on each side."""
    place = _turned(s, x, y, along)
    for i in range(0, length, 3):
        for j in (0.1, width - 0.5):
            place(i + 0.3, j, 0, 'ink', 0.4, 0.4, z)
    for i in range(length):
        place(i, 0, z, 'navy', 1, width, 0.3)
    for j in (-0.2, width):
        place(0, j, z, 'ink', length, 0.2, 0.45)


def _turned(s, x, y, along):
    def place(i, j, z, paint, w, d, h):
        if along == 'x':
            s.block(x + i, y + j, z, paint, w=w, d=d, h=h)
        else:
            s.block(x + j, y + i, z, paint, w=d, d=w, h=h)
    return place


def crate(s, x, y, z, paint='slate', goods=PALE, size=1.6, lit=False):
    """An open crate with nine small blocks. With lit, the one in the middle is amber."""
    wall, low = 0.16, 0.75
    s.block(x, y, z, paint, w=size, d=wall, h=low)
    s.block(x, y + size - wall, z, paint, w=size, d=wall, h=low)
    s.block(x, y + wall, z, paint, w=wall, d=size - 2 * wall, h=low)
    s.block(x + size - wall, y + wall, z, paint, w=wall, d=size - 2 * wall, h=low)
    n, cell = 3, (size - 2 * wall) / 3
    for i in range(n):
        for j in range(n):
            high = s.random.choice((0.75, 0.85, 0.95))
            s.block(x + wall + i * cell, y + wall + j * cell, z, 'amber' if lit and i == j == 1 else goods, w=cell, d=cell, h=1.2 if lit and i == j == 1 else high)


def shelves(s, x, y, bays, levels, bay=4, rise=2, d=1.6, goods=dict(slate=4, sky=3, paper=3), fill=0.82, skip=()):
    """Shelves with goods of different sizes. Cells (bay, level) in skip stay empty."""
    for b in range(bays + 1):
        s.block(x + b * (bay + 0.3), y, 0, 'ink', w=0.3, d=d, h=levels * rise + 0.3)
    for b in range(bays):
        left = x + b * (bay + 0.3) + 0.3
        for k in range(levels + 1):
            s.block(left, y, k * rise, 'navy', w=bay, d=d, h=0.25)
        for k in range(levels):
            at = 0.1
            while at < bay - 0.5 and (b, k) not in skip:
                w = s.random.choice((0.5, 0.7, 0.9, 1.2))
                if at + w > bay - 0.05:
                    break
                if s.random.random() < fill:
                    s.block(left + at, y + 0.15, k * rise + 0.25, goods, w=w, d=d - 0.4, h=s.random.choice((0.7, 1.0, 1.3)))
                at += w + 0.06


def papers(s, x, y, z, sheets, w=2, d=2.8, paint='paper', slip=0.12):
    """An uneven pile of sheets. Returns the height of its top."""
    for k in range(sheets):
        dx, dy = (s.random.uniform(-slip, slip) for _ in 'xy')
        s.block(x + dx, y + dy, z + k * 0.16, paint, w=w, d=d, h=0.16)
    return z + sheets * 0.16


def book(s, x, y, z, w, d, h, cover='navy'):
    """A book: pages between two covers, with the spine on the left."""
    s.block(x, y, z, cover, w=w, d=d, h=0.16)
    s.block(x + 0.1, y + 0.12, z + 0.16, 'paper', w=w - 0.25, d=d - 0.24, h=h - 0.32)
    s.block(x, y, z + h - 0.16, cover, w=w, d=d, h=0.16)
    s.block(x, y, z + 0.16, cover, w=0.16, d=d, h=h - 0.32)


def screen(s, x, y, z, w, h, frame='ink', face='paper', rim=0.35):
    """An upright screen that faces the front. Its surface is at y + 0.2."""
    s.block(x, y + 0.2, z, face, w=w, d=0.5, h=h)
    for left, low, wide, high in ((-rim, -rim, w + 2 * rim, rim), (-rim, h, w + 2 * rim, rim), (-rim, 0, rim, h), (w, 0, rim, h)):
        s.block(x + left, y, z + low, frame, w=wide, d=0.8, h=high)


def tile(s, x, y, z, w, h, paint, d=0.3):
    """An element on a screen whose surface is at y."""
    s.block(x, y - d, z, paint, w=w, d=d, h=h)


def pipe(s, points, paint='slate', thick=0.6, joint='navy'):
    """A pipe from point to point along the axes, with a joint at every point."""
    half, more = thick / 2, thick / 2 + 0.12
    for a, b in zip(points, points[1:]):
        low, high = [min(p) for p in zip(a, b)], [max(p) for p in zip(a, b)]
        s.block(low[0] - half, low[1] - half, low[2] - half, paint, *(high[i] - low[i] + thick for i in range(3)))
    for p in points:
        s.block(p[0] - more, p[1] - more, p[2] - more, joint, *(3 * [2 * more]))


def bars(s, x, y, heights, gap=0.5, w=1, d=1, paint=NEW, z=0):
    """A row of columns along x. Returns the position on top of the last one."""
    for i, h in enumerate(heights):
        s.block(x + i * (w + gap), y, z, paint, w=w, d=d, h=h)
    return x + (len(heights) - 1) * (w + gap), y, z + heights[-1]


def stall(s, x, y, awning=('sky', 'paper'), goods=MIX, w=4, d=3):
    """A market stall: four posts, a counter with goods and a striped awning."""
    for i in (0, w - 0.3):
        for j, h in ((0, 2.7), (d - 0.3, 3.3)):
            s.block(x + i, y + j, 0, 'ink', w=0.3, d=0.3, h=h)
    s.block(x + 0.1, y + 0.4, 0, 'navy', w=w - 0.2, d=1.3, h=1)
    for i in range(int((w - 0.4) / 0.7)):
        for j in range(2):
            s.block(x + 0.3 + i * 0.7, y + 0.45 + j * 0.6, 1, goods, w=0.5, d=0.5, h=s.random.choice((0.3, 0.4, 0.55)))
    for i in range(int(w)):
        for j in range(3):
            s.block(x + i, y - 0.4 + j * (d + 0.6) / 3, 2.7 + j * 0.25, awning[i % len(awning)], w=1, d=(d + 0.6) / 3, h=0.25)

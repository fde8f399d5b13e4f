"""Buildings in a scene: gates, arches, stairs, towers, rings. Most are placed by their lower left front corner."""
import math

from kit.scene import MIX, NEW, OLD


def doorway(w, h, width, corbel=2):
    """Returns a test for the cells (i, k) of a doorway in a wall of width w. Like in the logo, the top courses are narrower."""
    middle = (w - 1) / 2
    return lambda i, k: abs(i - middle) < width / 2 - (1 if k >= h - corbel else 0) and k < h


def gate(s, x, y, w, h, d, door, paint=MIX, crown=()):
    """A wall with a doorway (width, height). crown lists columns that are lower: pairs of column and courses."""
    opening = doorway(w, door[1], door[0])
    lower = dict(crown)
    s.box(x, y, 0, w, d, h, paint, skip=lambda i, j, k: opening(i, k) or k >= h - lower.get(i, 0))


def stairs(s, x, y, steps, width, rise=1, paint=MIX, z=0):
    """Stairs that rise along x."""
    for i in range(steps):
        for j in range(width):
            s.column(x + i, y + j, (i + 1) * rise, paint, z)


def ziggurat(s, x, y, size, courses, paint=MIX, rise=1, inset=1):
    """A stepped pyramid of square courses."""
    for k in range(courses):
        n = size - 2 * inset * k
        for i in range(n):
            for j in range(n):
                if i in (0, n - 1) or j in (0, n - 1) or inset > i or k == courses - 1:
                    s.block(x + inset * k + i, y + inset * k + j, k * rise, paint, h=rise)


def ring(s, rx, ry, tiers, rise=0.7, paint=MIX, base=0.8, keep=lambda x, y: True):
    """An oval of seats around the origin. Each row is higher than the one before."""
    reach = int(max(rx, ry) + tiers + 1)
    for x in range(-reach, reach):
        for y in range(-reach, reach):
            away = math.hypot((x + 0.5) / rx, (y + 0.5) / ry)
            row = int((away - 1) * min(rx, ry) + 0.5) if away >= 1 else -1
            if 0 <= row < tiers and keep(x, y):
                s.block(x, y, 0, paint, h=round(base + row * rise, 2))


def house(s, x, y, w, d, h, paint=NEW, window='sky', roof=OLD, z=0):
    """A house with a stepped gable roof along y, and windows on the front and the right."""
    s.box(x, y, z, w, d, h, paint)
    for k in range((w + 1) // 2):
        for i in range(k, w - k):
            for j in range(d):
                s.block(x + i, y + j, z + h + k * 0.6, roof, h=0.6)
    for k in range(h - 1):
        for i in range(w):
            s.block(x + i + 0.3, y - 0.05, z + 1.25 + k, window, w=0.4, d=0.2, h=0.5)
        for j in range(d):
            s.block(x + w - 0.15, y + j + 0.3, z + 1.25 + k, window, w=0.2, d=0.4, h=0.5)


def cross(s, x, y, arm, wide, h, paint=NEW, roof='paper'):
    """A cross-shaped building. Its pale roof shows the cross from above."""
    n = 2 * arm + wide
    inside = lambda i: arm <= i < arm + wide
    for i in range(n):
        for j in range(n):
            if inside(i) or inside(j):
                for k in range(h):
                    s.block(x + i, y + j, k, paint)
                s.block(x + i, y + j, h, roof, h=0.3)


def crane(s, x, y, span, height, paint='navy', rope=2.0, at=None):
    """A gantry crane along x. Returns the position of the end of its rope."""
    for i in (0, span - 1):
        for k in range(height):
            s.block(x + i, y, k, paint, w=0.6, d=0.6)
        s.block(x + i - 0.4, y - 0.6, 0, 'ink', w=1.4, d=1.8, h=0.4)
    s.block(x - 0.8, y - 0.1, height, paint, w=span + 1.6, d=0.8, h=0.6)
    middle = x + span / 2 if at is None else at
    s.block(middle - 0.4, y - 0.1, height + 0.6, 'slate', w=0.8, d=0.8, h=0.4)
    s.block(middle - 0.06, y + 0.24, height - rope, 'ink', w=0.12, d=0.12, h=rope)
    return middle, y + 0.3, height - rope

"""A field of measurements with one peak, which a model has learned."""
import math

from kit.scene import day

s = day(at=(0, 0, 0.6), width=18.5, turn=45, tilt=33, seed=3)
bump = lambda x, y, cx, cy, r: math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / r)
for x in range(-5, 5):
    for y in range(-5, 5):
        h = round(0.4 + 4 * bump(x, y, 1, 1, 5) + 2 * bump(x, y, -3, -3, 4) + 1.3 * bump(x, y, 3, -4, 3) + s.random.choice((0, 0.2, 0.3)), 1)
        paint = 'ink' if h < 0.7 else 'navy' if h < 1.5 else 'slate' if h < 3 else 'sky'
        s.block(x, y, 0, paint, h=h)
        if (x, y) == (1, 1):
            s.block(x, y, h, 'amber', h=0.8)
s.loose((-8, -2, 'slate', 0.5), (-1, -7.5, 'navy', 0.5), (7, -4, 'teal', 0.5))

"""Blocks move from racks on the ground up into a cloud, one at a time."""
import math

from kit.scene import OLD, day

s = day(at=(0, 0, 3.9), width=23.5, turn=33, tilt=22, seed=11)
puffs = ((-3.2, 0, 2.4), (0.2, 0.3, 3.5), (3.6, 0, 2.5))
for x in range(-7, 7):
    for y in range(-4, 4):
        for z in range(4):
            if any(math.dist((x + 0.5, y + 0.5, z), (cx, cy, 0)) < r for cx, cy, r in puffs):
                s.block(x, y, z + 5, dict(paper=5, sky=3) if z else dict(sky=3, slate=1))
s.slab(-5, -3, 0, 10, 6, dict(slate=3, navy=1), h=0.4)
for x in (-4, -1, 2):
    for y in (-2, 1):
        if (x, y) != (2, -2):
            s.box(x, y, 0.4, 2, 1, 2, OLD)
s.box(2, -2, 0.4, 2, 1, 1, OLD)
s.block(2.5, -2, 2.9, 'amber')
s.loose((-8, -3, 'ink', 0.5), (7, -3, 'slate', 0.5), (-3, -5.4, 'navy', 0.5))

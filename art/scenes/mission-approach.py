"""Stepping stones from an old platform to a new one. One of them is being placed."""
from kit.scene import NEW, OLD, day

s = day(at=(7.4, 0.4, 2.2), width=25.5, turn=26, tilt=27, seed=85)
s.slab(-4, -2, 0, 4, 5, OLD, h=1)
for x, y, h in ((-4, 1, 3), (-3, 1, 2), (-4, 2, 4), (-3, 2, 3), (-2, 2, 2), (-4, 0, 1)):
    s.column(x, y, h, OLD, 1)
path = ((1, -1), (2.6, 0), (4.2, -0.6), (5.8, 0.4), (7.4, -0.2))
for x, y in path:
    s.block(x, y, 0, dict(slate=3, navy=2), w=1.2, d=1.2, h=1)
    s.block(x, y, 1, 'sky', w=1.2, d=1.2, h=0.2)
s.block(9.1, -0.6, 1.5, 'amber', w=1.2, d=1.2, h=1)
for x, y in ((10.8, 0.2), (12.4, -0.4)):
    s.block(x, y, 0, 'paper', w=1.2, d=1.2, h=0.25)
s.slab(14.4, -2, 0, 5, 5, NEW, h=1)
for x, y, h in ((17.4, 1, 2), (18.4, 1, 3), (16.4, 2, 2), (17.4, 2, 4), (18.4, 2, 3)):
    s.column(x, y, h, NEW, 1)
s.loose((1, -5, 'navy', 0.5), (11, -4, 'slate', 0.5), (12, -4, 'sky'), (5, 4, 'slate', 0.5))

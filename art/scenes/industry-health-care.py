"""A cross-shaped hospital with a pale roof and a lit entrance."""
from kit.buildings import cross
from kit.scene import NEW, day

s = day(at=(4.5, 4.2, 0.3), width=20.5, turn=38, tilt=38, seed=37)
s.slab(-2, -2, 0, 13, 13, dict(navy=3, slate=2), h=0.25)
cross(s, 0, 0, 3, 3, 2, NEW)
s.box(3, 3, 2.3, 3, 3, 1, NEW)
for i, j in ((1, 0), (0, 1), (1, 1), (2, 1), (1, 2)):
    s.block(3 + i, 3 + j, 3.3, 'paper', h=0.35)
for i in (0, 2):
    s.block(3 + i, 3, 3.3, 'slate', h=0.1)
    s.block(3 + i, 5, 3.3, 'slate', h=0.1)
s.block(4, -0.9, 0.25, 'amber', h=1.2)
for x, y in ((0.5, 0.5), (1.5, 1), (7, 1), (7.5, 7.5), (1, 7.6)):
    s.block(x, y, 0.25, 'teal' if (x, y) == (7, 1) else 'sky', w=0.8, d=0.8, h=0.8)

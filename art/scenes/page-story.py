"""Four towers along a road, each larger than the one before."""
from kit.scene import NEW, OLD, PALE, day

s = day(at=(6.2, 0.4, 2.7), width=20.5, turn=20, tilt=24, seed=52, ground='sand')
s.slab(-2, -2, 0, 17, 1, 'sky', h=0.2)
s.column(-1, 0, 1, OLD)
s.box(1, 0, 0, 2, 2, 2, OLD)
s.box(4, 0, 0, 3, 3, 4, dict(navy=3, slate=3))
s.box(8, 0, 0, 4, 3, 6, NEW)
s.box(9, 1, 6, 2, 2, 1, PALE)
s.block(13.5, 0, 0, 'amber')
for i, x in enumerate((-0.6, 1.8, 5.3, 9.8)):
    s.block(x, -2.6, 0, 'ink', w=0.4, d=0.4, h=0.8)
s.loose((-3, -5, 'slate', 0.5), (6, -5, 'navy', 0.5), (14, 3, 'slate', 0.5), (15, 3, 'navy'))

"""A street of gabled houses with towers behind it. One front door is being fitted."""
from kit.buildings import house
from kit.scene import NEW, OLD, day

s = day(at=(5.8, 1.8, 2.6), width=24.5, turn=34, tilt=27, seed=35)
for i, (w, h, paint) in enumerate(((2, 3, NEW), (3, 2, dict(sky=2, paper=3)), (2, 4, OLD), (3, 3, NEW), (2, 2, dict(paper=1)))):
    house(s, (0, 2.1, 5.2, 7.3, 10.4)[i], 0, w, 3, h, paint, window='ink' if i in (1, 4) else 'sky')
for x, h in ((0.5, 5), (4.5, 7), (8, 6)):
    s.box(x, 5, 0, 2, 2, h, dict(navy=4, slate=3))
s.slab(-2, -3, 0, 16, 2, 'sky', h=0.15)
s.block(8.5, -0.35, 0, 'amber', w=0.7, d=0.4, h=1.1)
s.loose((3, -2.6, 'navy', 0.6), (10, -2.6, 'slate', 0.6))

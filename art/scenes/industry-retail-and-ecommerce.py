"""Shelves full of goods. One item is being put in its place."""
from kit.goods import shelves
from kit.scene import day

s = day(at=(6.4, -0.6, 3.6), width=18.5, turn=24, tilt=20, seed=39)
shelves(s, 0, 0, 3, 3, skip=((1, 1),))
s.block(5.2, 0.2, 2.25, 'sky', w=0.9, d=1.2, h=1)
s.block(7.3, 0.2, 2.25, 'paper', w=0.8, d=1.2, h=1.3)
s.block(6.1, -1.5, 2.6, 'amber', w=1.1, d=1.1, h=1.1)
s.block(1.5, -3.6, 0, 'navy', w=4, d=1.2, h=1.1)
s.block(1.3, -3.8, 1.1, 'paper', w=4.4, d=1.6, h=0.2)
for x, w, paint in ((1.8, 0.6, 'sky'), (2.6, 0.8, 'slate'), (4.4, 0.5, 'ink')):
    s.block(x, -3.3, 1.3, paint, w=w, d=0.6, h=0.6)
s.loose((9, -4, 'slate'), (10.2, -4, 'sky', 0.6), (13.4, -2, 'navy', 0.5))

"""Eleven industries on one island, each with a different building."""
from kit.buildings import house, stairs, ziggurat
from kit.scene import MIX, NEW, OLD, PALE, day

s = day(at=(6, 6, 1.9), width=28.5, turn=43, tilt=32, seed=64, ground='sky')
s.slab(-1, -1, 0, 14, 14, dict(paper=6, sky=1), h=0.3)
house(s, 0, 0, 2, 3, 2, PALE, window='ink')
stairs(s, 4, 0, 3, 2, 1, NEW, z=0.3)
s.box(9, 0, 0.3, 3, 2, 2, OLD)
ziggurat(s, 0, 5, 4, 2, NEW, rise=1.2)
s.box(5, 4, 0.3, 2, 2, 6, MIX)
s.block(5.5, 4.5, 6.3, 'amber')
s.box(9, 4, 0.3, 2, 3, 4, NEW)
for k, r in enumerate((1.5, 1.1, 0.7, 0.4)):
    s.block(1.5 - r, 11 - r, 0.3 + k * 1.3, dict(navy=1, slate=1), w=2 * r, d=2 * r, h=1.3)
s.box(5, 9, 0.3, 3, 2, 3, dict(sky=2, slate=2))
s.box(10, 9, 0.3, 2, 3, 5, OLD)
for i in range(3):
    s.block(9.3 + i, 0.5, 2.3, 'sky', w=0.6, d=0.8, h=0.5 + 0.4 * i)
s.loose((-4, 3, 'slate', 0.5), (5, -4, 'navy', 0.5), (6, -4, 'sky', 0.5))

"""A ledger beside columns that grow."""
from kit.goods import bars, book
from kit.scene import SMALL, day

s = day(at=(3.2, 0, 2.6), width=15, turn=27, tilt=23, seed=94, size=SMALL)
s.slab(-1, -1, 0, 9, 4, dict(navy=3, ink=2), h=0.4)
x, y, z = bars(s, 0, 0.6, (1.6, 2.6, 3.4, 4.6, 5.6), gap=0.5, w=1.1, d=1.1, paint=dict(slate=4, sky=2), z=0.4)
s.block(x, y, z, 'amber', w=1.1, d=1.1, h=0.6)
book(s, -2.6, -4.6, 0, 3.4, 4, 0.9)
book(s, -2.3, -4.2, 0.9, 2.8, 3.2, 0.7, 'slate')
s.loose((9, -3, 'sky', 0.6), (8, -3, 'navy', 0.5))

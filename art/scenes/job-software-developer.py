"""Two angle brackets with a cursor between them."""
from kit.scene import SMALL, day

s = day(at=(5, 0, 3.5), width=15, turn=20, tilt=18, seed=91, size=SMALL)
for k in range(7):
    s.block(abs(k - 3), 0, k, dict(navy=4, ink=2), w=1.6, d=1.5)
    s.block(8.6 - abs(k - 3), 0, k, dict(slate=4, sky=1), w=1.6, d=1.5)
s.block(4.7, 0.2, 0, 'amber', w=0.8, d=1, h=4.6)
s.loose((-2, -2, 'slate', 0.5), (11, -2, 'navy', 0.5))

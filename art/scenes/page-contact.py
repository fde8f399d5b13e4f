"""A sealed letter on a table of blocks."""
from kit.scene import day

s = day(at=(6, 0, 3.7), width=19.5, turn=24, tilt=20, seed=60, ground='sky')
s.slab(-1, -1, 0, 14, 3, dict(navy=3, slate=2), h=0.5)
for i in range(12):
    for k in range(7):
        flap = 6 - min(i, 11 - i) * 0.75
        edge = abs(k - flap) < 0.5
        s.block(i, 0.2 if edge else 0.4, 0.5 + k, 'slate' if edge else 'sky' if k > flap else 'paper', d=0.8 if edge else 0.6)
s.block(5.2, -0.5, 2.6, 'amber', w=1.6, d=0.8, h=1.6)
s.loose((4, -4, 'navy', 0.5), (5, -4, 'sky'), (14.4, -2, 'navy', 0.5))

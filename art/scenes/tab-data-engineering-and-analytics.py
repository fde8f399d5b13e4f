"""Terraces with channels. Water runs down them from a spring into one basin."""
from kit.scene import MIX, day

s = day(at=(7, 4, 2.6), width=24.5, turn=36, tilt=31, seed=4)
channels = {0: (1, 4, 7), 1: (1, 4, 7), 2: (4,), 3: (4,)}
for t in range(4):
    for i in range(3):
        for j in range(9):
            h = 4 - t
            runs = j in channels[t] or (t == 1 and i == 2 and 1 <= j <= 7)
            s.column(t * 3 + i, j, h - (0.3 if runs else 0), 'sky' if runs else MIX)
for j in (1, 4, 7):
    s.block(0, j, 3.7, 'navy', h=1.3)
s.slab(12, 2, 0, 3, 5, 'sky', h=0.4)
for i, j, w, d in ((12, 1.5, 3.5, 0.5), (12, 7, 3.5, 0.5), (15, 2, 0.5, 5)):
    s.block(i, j, 0, 'navy', w=w, d=d, h=0.8)
s.block(10, 4, 0.7, 'amber')
s.loose((4, -3, 'slate', 0.5), (9, -2.6, 'paper'), (10, -2.6, 'slate', 0.5))

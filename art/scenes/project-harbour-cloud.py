"""A ship at the quay, and a crane that unloads the first container."""
from kit.scene import MIX, OLD, WIDE, dusk

s = dusk(at=(6.4, 0.6, 2.6), width=22.5, turn=28, tilt=28, seed=71, size=WIDE)
s.slab(-1, 3, 0, 16, 4, dict(slate=3, navy=2), h=0.9)
for i in range(13):
    for j in range(3):
        for k in range(2):
            bow = i - 11 if i > 11 else 0
            if not (bow and j != 1) and not (i == 0 and k == 0):
                s.block(i, -3 + j, k * 0.8, OLD if k == 0 else dict(navy=3, slate=2), h=0.8)
s.block(0, -2.9, 1.6, 'paper', w=1.8, d=2.8, h=1.5)
s.block(0.2, -2.5, 3.1, 'sky', w=1.4, d=2, h=0.8)
for x, n in ((2.4, 2), (4.4, 1), (9.2, 2)):
    for k in range(n):
        s.block(x, -2.8, 1.6 + k, dict(slate=3, sky=2), w=1.8, d=2.6)
for x in (6, 9):
    for y in (3.3, 6.1):
        s.block(x, y, 0.9, 'sky', w=0.45, d=0.45, h=6)
    s.block(x, -3.4, 6.9, 'sky', w=0.45, d=10, h=0.45)
s.block(5.8, -2.2, 7.35, 'paper', w=3.8, d=1, h=0.5)
s.block(7.65, -1.75, 5, 'ink', w=0.14, d=0.14, h=2.4)
s.block(6.8, -2.4, 4, 'amber', w=1.8, d=1.5, h=1, glow=0.15)
for x, y, h in ((0, 5, 2), (1, 5, 1), (3, 4, 1), (12, 5, 3), (13, 5, 2), (12, 4, 1)):
    s.column(x, y, h, MIX, z=0.9)

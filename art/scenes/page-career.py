"""Steps up to an open, lit door."""
from kit.night import court
from kit.scene import LARGE, night

s = night(x=-3, height=3.6, back=19, openings=[(-2, 2, 1.6, 6)], glow=(2, -3), lens=29, shift=(0, 0.06), seed=59, size=LARGE)
for x in range(-22, 16):
    for z in range(10 if x in (-4, -3, 2, 3) else 8 if -3 <= x < 3 else 5 if -8 < x < 7 else 3):
        if -2 <= x < 2 and z < 6:
            continue
        s.block(x, -0.5 + s.random.choice((0, 0, -0.08, 0.05)), z, dict(ink=4, navy=6, slate=3))
        s.block(x, 0.5, z, dict(ink=3, navy=4))
for x, z, w, h in ((-22, 0, 20, 2.9), (2, 0, 14, 2.9), (-8, 2, 6, 2.9), (2, 2, 5, 2.9), (-4, 4, 2, 5.9), (2, 4, 2, 5.9), (-3, 6.05, 6, 1.9)):
    s.block(x, 0.45, z, 'ink', w=w, d=0.1, h=h)
for i in range(9):
    for x in range(-4, 4):
        s.block(x, -0.5 - i, 0, dict(navy=3, slate=4, sky=0.4), h=round(1.6 - i * 0.18, 2))
s.block(0.3, -3.2, 1.2, 'amber', w=0.9, d=0.9, h=0.9, glow=0.5)
s.slab(-6, 0.5, 1.1, 12, 14, dict(navy=2, slate=2))
court(s, y=(-24, -1), rough=0.01)

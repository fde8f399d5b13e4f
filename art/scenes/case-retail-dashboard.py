"""A shop's day on one board: bars that stand out from a wall."""
from kit.goods import screen
from kit.scene import dusk

s = dusk(at=(5.5, -0.8, 3), width=19.5, turn=30, tilt=24, seed=82)
screen(s, 0, 0, 0.7, 11, 6.2, face='navy')
s.slab(-1, -1, 0, 13, 3, dict(slate=2, navy=2), h=0.4)
for i, h in enumerate((1.6, 2.4, 2.0, 3.3, 2.9, 4.4)):
    s.block(0.6 + i * 1.15, -0.6, 1.1, 'amber' if i == 5 else dict(sky=3, slate=4), w=0.85, d=0.8, h=h)
s.block(0.6, 0, 0.95, 'paper', w=6.8, d=0.3, h=0.12)
for k, w in enumerate((2.6, 2.0, 2.4)):
    s.block(8, -0.1, 5.8 - k * 0.7, 'sky', w=w, d=0.3, h=0.35)
for i in range(2):
    for k in range(2):
        s.block(8 + i * 1.4, -0.3, 1.2 + k * 1.4, dict(slate=2, paper=1), w=1.15, d=0.5, h=1.15)
for x, h in ((1, 0.8), (2.1, 1.2), (3.3, 0.6), (9, 1)):
    s.block(x, -3.6, 0, dict(slate=2, sky=1), w=0.9, d=0.9, h=h)

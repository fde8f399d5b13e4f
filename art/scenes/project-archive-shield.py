"""Drawers behind a curved shield. One of them is open."""
import math

from kit.scene import WIDE, dusk

s = dusk(at=(0, 0.6, 2.2), width=22, turn=24, tilt=26, seed=76, size=WIDE)
for a in range(-8, 8):
    for b in range(-2, 9):
        if 6 <= math.hypot(a + 0.5, b - 0.5) < 7.1:
            s.column(a, b, 5 if b > 2 else 4 if b > 0 else 3, dict(ink=4, navy=5, slate=1))
for i in range(6):
    for k in range(4):
        out = (i, k) == (3, 2)
        s.block(-4.2 + i * 1.4, 1, k * 1.15, 'navy', w=1.4, d=2, h=1.15)
        if not out:
            s.block(-4.1 + i * 1.4, 0.75, k * 1.15 + 0.1, dict(slate=4, sky=2), w=1.2, d=0.3, h=0.95)
            s.block(-3.7 + i * 1.4, 0.6, k * 1.15 + 0.5, 'paper', w=0.4, d=0.2, h=0.15)
s.block(0.1, -0.5, 2.4, 'amber', w=1.2, d=1.6, h=0.95, glow=0.15)
s.loose((-6, -4, 'slate', 0.5), (3, -4, 'navy', 0.5), (4, -4, 'slate'))

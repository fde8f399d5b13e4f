"""Stepping stones from an old cliff to a new one."""
from kit.scene import NEW, OLD, dusk

s = dusk(at=(0, 0, 2.2), width=22, turn=36, tilt=28, seed=81)
for x in range(-8, -4):
    for y in range(-3, 3):
        s.column(x, y, s.random.choice((3, 4, 4, 5)) if x < -5 else 4, OLD)
for x in range(4, 8):
    for y in range(-3, 3):
        s.column(x, y, 4, NEW)
for i, x in enumerate((-3.4, -1.4, 0.6, 2.6)):
    s.column(x, -0.5 + (0.8 if i % 2 else -0.8), 4 - 0.35 * (1 if i in (1, 2) else 0), dict(navy=2, slate=2))
s.block(0.6, -1.3, 3.65, 'amber', glow=0.2)
for x, y in ((4, -2), (5, 0), (6, -1), (5, 2)):
    s.block(x, y, 4, dict(sky=1, slate=2), h=0.6)
s.loose((-2, -5, 'navy', 0.5), (2, -5, 'slate', 0.5), (1, 4, 'navy'))

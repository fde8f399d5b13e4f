"""A lighthouse on a rock. Its lamp stays lit all night."""
from kit.night import court
from kit.scene import night

s = night(x=-6.6, back=23.5, screen=45,  glow=(4, -9), seed=5)
for k, r in enumerate((6, 5, 4)):
    for i in range(-r, r):
        for j in range(-r, r):
            if abs(i + 0.5) + abs(j + 0.5) < r * 1.45:
                s.block(i, j + 3, k * 0.75, dict(ink=5, navy=3), h=s.random.choice((0.5, 0.75, 0.75, 1)))
for k, r in enumerate((2, 2, 2, 1.5, 1.5, 1.5)):
    n = 4 if r == 2 else 3
    for i in range(n):
        for j in range(n):
            if i in (0, n - 1) or j in (0, n - 1):
                s.block(-r + i, 3 - r + j, 2.2 + k, dict(navy=3, slate=5, sky=0.8) if k % 3 else dict(sky=3, slate=2))
for i in range(5):
    for j in range(5):
        s.block(-2.5 + i, 0.5 + j, 8.2, dict(navy=3, slate=2), h=0.4)
for i in (-1.6, 1.2):
    for j in (1.4, 4.2):
        s.block(i, j, 8.6, 'ink', w=0.4, d=0.4, h=1.9)
s.block(-0.75, 2.25, 8.6, 'amber', w=1.5, d=1.5, h=1.5, glow=1.1)
for k, r in enumerate((2, 1.5, 0.75)):
    s.block(-r, 3 - r, 10.5 + k * 0.4, dict(navy=1, ink=1), w=2 * r, d=2 * r, h=0.4)
for x in range(-30, 24):
    if not -7 < x < 6:
        s.block(x, 9, -0.5, dict(ink=3, navy=4), h=1.5 if x % 5 else 2)
court(s, y=(-31, 12), rough=0)

"""A row of pylons with a power line, and a watchtower with its light on."""
from kit.scene import MIX, WIDE, dusk

s = dusk(at=(3.2, 1, 2.4), width=21, turn=38, tilt=27, seed=73, size=WIDE)
for x in (-5, 0, 5, 10):
    for dx in (0, 1.1):
        for k in range(3):
            s.block(x + dx - 0.13 * k * (1 if dx else -1), 0, k * 1.4, 'slate', w=0.3, d=0.3, h=1.4)
    s.block(x + 0.45, 0, 4.2, 'slate', w=0.5, d=0.3, h=1.2)
    for z in (3.9, 4.9):
        s.block(x + 0.55, -1.3, z, 'sky', w=0.3, d=2.9, h=0.2)
for y in (-1.2, 1.3):
    for z in (3.75, 4.75):
        s.block(-9, y, z, 'navy', w=24, d=0.08, h=0.08)
s.box(2, -6, 0, 2, 2, 3, MIX)
s.slab(1.5, -6.5, 3, 3, 3, 'slate', h=0.3)
s.block(2.5, -5.5, 3.3, 'amber', glow=0.3)
s.block(2.1, -5.9, 4.4, 'navy', w=1.8, d=1.8, h=0.3)
for x, y, w in ((-6, 4, 3), (0, 5, 2), (5, 4, 3), (-4, -5, 2), (8, -5, 3)):
    for i in range(w):
        s.column(x + i, y, 0.5 + s.random.choice((0, 0.5, 1)), MIX)

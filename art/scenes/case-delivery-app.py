"""The streets of a town, and a van on its marked route to a customer."""
from kit.scene import dusk

s = dusk(at=(7, 7, 0.3), width=26, turn=38, tilt=42, seed=87)
s.slab(-1, -1, 0, 16, 16, 'slate', h=0.15)
for bx in (0, 5, 10):
    for by in (0, 5, 10):
        for i in range(3):
            for j in range(3):
                h = s.random.choice((0.6, 0.8, 1, 1.4) if by < 10 else (1, 1.6, 2.2))
                s.block(bx + i + 0.5, by + j + 0.5, 0.15, dict(ink=3, navy=4), h=h)
s.block(11.7, 10.7, 1.15, 'sky', w=0.6, d=0.6, h=1.8)
route = [(4.1, y) for y in range(-1, 9)] + [(x + 0.1, 9) for x in range(5, 9)] + [(9.1, y) for y in range(9, 12)]
for x, y in route:
    s.block(x, y + 0.05, 0.15, 'paper', w=0.8, d=0.8, h=0.08)
s.block(4, 2.6, 0.25, 'amber', w=1, d=1.7, h=1.1, glow=0.2)
s.block(4.05, 4.35, 0.25, 'sky', w=0.9, d=0.6, h=0.8)

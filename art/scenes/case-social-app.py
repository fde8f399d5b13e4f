"""Many islands joined by bridges. The amber block is a message that reaches all of them."""
from kit.scene import dusk

s = dusk(at=(0.5, 0.5, 0.9), width=23.5, turn=45, tilt=34, seed=90)
islands = {(0, 0): (3, 2.4), (-7, 0): (2, 1), (6, 1): (2, 1.6), (0, -7): (2, 0.8), (1, 6): (2, 1.8), (-5, -5): (2, 1.4), (5, -5): (2, 0.6), (-4, 5): (2, 1.1), (6, 6): (2, 1)}
for (x, y), (n, h) in islands.items():
    for i in range(n):
        for j in range(n):
            s.column(x + i, y + j, h, dict(slate=4, navy=3, sky=1))
    if n == 2:
        s.block(x + 0.6, y + 0.6, h, dict(paper=2, sky=2), w=0.8, d=0.8, h=0.8)


def bridge(x, y, w, d):
    s.block(x, y, 0.35, 'paper', w=w, d=d, h=0.18)


bridge(-5, 0.9, 5, 0.4)
bridge(3, 1.4, 3, 0.4)
bridge(1, -5, 0.4, 5)
bridge(1.6, 3, 0.4, 3)
bridge(-4.2, -3, 0.4, 4)
bridge(2, -4.4, 3, 0.4)
bridge(-3, 5.6, 4, 0.4)
bridge(6.6, 3, 0.4, 3)
bridge(5.6, -3, 0.4, 4)
s.block(0.8, 0.8, 2.4, 'amber', w=1.4, d=1.4, h=1.4, glow=0.25)

"""Growing piles of coins. The last coin has just been added."""
from kit.scene import dusk

s = dusk(at=(1.2, 0.6, 1.9), width=17.5, turn=43, tilt=29, seed=89)
piles = {(0, 0): 4, (2, 0): 7, (4, 0): 5, (0, 2): 9, (2, 2): 14, (4, 2): 10, (-2, 0): 2, (-2, 2): 6, (0, 4): 12, (2, 4): 8, (-2, 4): 3, (4, 4): 5}
for (x, y), n in piles.items():
    for k in range(n):
        dx, dy = (s.random.uniform(-0.06, 0.06) for _ in 'xy')
        s.block(x + dx, y + dy, 0.3 + k * 0.34, dict(slate=4, navy=3, sky=1.5, paper=0.6), w=1.6, d=1.6, h=0.34)
s.slab(-3, -1, 0, 10, 8, dict(ink=2, navy=2), h=0.3)
s.block(2, 2, 5.35, 'amber', w=1.6, d=1.6, h=0.36, glow=0.2)
s.block(6, -3, 0, 'slate', w=1.6, d=1.6, h=0.34)
s.block(-5, 0, 0, 'sky', w=1.6, d=1.6, h=0.34)

"""A vault cut open: several walls around the one entry they protect."""
from kit.scene import WIDE, dusk

s = dusk(at=(0, 0.4, 1.6), width=20.5, turn=45, tilt=33, seed=72, size=WIDE)
for r, h, paint in ((6, 4, dict(ink=4, navy=4)), (4, 3, dict(navy=4, slate=3)), (2, 2, dict(slate=4, sky=2))):
    for i in range(-r, r):
        for k in range(h):
            s.block(i, r - 1, k, paint)
            s.block(-r, i, k, paint)
            if abs(i + 0.5) > r - 2 or k * 4 < r - 2:
                s.block(i, -r, k, paint)
                s.block(r - 1, i, k, paint)
s.slab(-1, -1, 0, 2, 2, 'paper', h=1)
s.block(-0.6, -0.6, 1, 'amber', w=1.2, d=1.2, h=1.2, glow=0.25)
s.loose((-8, -5, 'slate', 0.5), (3, -8.4, 'navy', 0.5))

"""A worn arch and a new one beside it, with the block that joins them."""
from kit.night import court, far_towers
from kit.scene import night

arch = lambda x, z, middle: (abs(x + 0.5 - middle) < 2.5 and z < 3) or (abs(x + 0.5 - middle) < 1.5 and z < 5) or (abs(x + 0.5 - middle) < 0.5 and z < 6)
s = night(x=-8.4, back=27, azimuth=165, openings=[(m - a, m + a, low, high) for m in (-3.5, 3.5) for a, low, high in ((2.5, 0, 3), (1.5, 3, 5), (0.5, 5, 6))], glow=(-1, 0), seed=12)
for x in range(-31, 24):
    top = s.random.choice((7, 8, 8, 9)) if -7 <= x < 0 else 8 if 0 <= x < 8 else 2 if x < -12 or x > 12 else 3
    for z in range(top):
        old = x < 0
        if arch(x, z, -3.5) or arch(x, z, 3.5) or (x in (-1, 0) and z > 6):
            continue
        jut = s.random.choice((0, -0.07, -0.16, 0.06, 0.1)) if old else 0
        s.block(x, -0.5 + jut, z, dict(ink=6, navy=4) if old else dict(slate=6, sky=0.8, navy=1))
        s.block(x, 0.5, z, dict(ink=3, navy=4))
s.block(-0.9, -0.6, 7.5, 'amber', w=1.8, d=1.6, h=1, glow=0.6)
court(s, path=lambda x, y: -8 < x - y * 0.42 < 8)
s.slab(-10, 1.5, -0.5, 21, 18, dict(navy=2, slate=2))
far_towers(s, (-15, 22, 9), (-10, 30, 12))

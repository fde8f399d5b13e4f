"""A derrick, pipes to the tanks, and one glowing valve."""
from kit.goods import pipe
from kit.scene import OLD, day

s = day(at=(3.4, 0.3, 3.4), width=21.5, turn=36, tilt=25, seed=40)
s.slab(-3, -3, 0, 6, 6, dict(navy=3, ink=2), h=0.5)
for k in range(5):
    r = 2.1 - 0.38 * k
    z = 0.5 + 1.5 * k
    for x in (-r, r - 0.3):
        for y in (-r, r - 0.3):
            s.block(x, y, z, 'slate', w=0.3, d=0.3, h=1.5)
    for at in (-r, r - 0.25):
        s.block(-r, at, z + 1.3, 'navy', w=2 * r, d=0.25, h=0.2)
        s.block(at, -r, z + 1.3, 'navy', w=0.25, d=2 * r, h=0.2)
s.block(-0.5, -0.5, 8, 'ink', h=0.7)
s.block(-0.15, -0.15, 0.5, 'ink', w=0.3, d=0.3, h=7.5)
pipe(s, [(1, -1.5, 1.1), (5.2, -1.5, 1.1), (5.2, -1.5, 2.6), (8.4, -1.5, 2.6), (8.4, 1.6, 2.6)])
pipe(s, [(1, 0.6, 0.9), (6.6, 0.6, 0.9), (6.6, 2.4, 0.9)], 'sky', 0.4)
s.block(3, -2, 0.6, 'amber', w=1, d=1, h=1.2)
for x, h in ((6, 3), (8.2, 4)):
    s.box(int(x), 2, 0, 2, 2, h, dict(slate=3, sky=2) if h == 3 else OLD)
s.loose((-6, -1, 'navy', 0.5), (1, -6, 'slate', 0.5), (10, -3, 'slate'))

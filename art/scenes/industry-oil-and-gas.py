"""A derrick, pipes to the tanks, and one glowing valve."""
from kit.goods import pipe
from kit.scene import OLD, day

s = day(at=(4.6, 0.4, 2.9), width=30, turn=20, tilt=24, seed=40)
s.slab(-3, -3, 0, 6, 6, dict(navy=3, ink=2), h=0.5)
for k in range(4):
    r = 2.1 - 0.45 * k
    z = 0.5 + 1.5 * k
    for x in (-r, r - 0.3):
        for y in (-r, r - 0.3):
            s.block(x, y, z, 'slate', w=0.3, d=0.3, h=1.3)
    for at in (-r, r - 0.3):
        s.block(-r, at, z + 1.3, 'navy', w=2 * r, d=0.3, h=0.2)
        s.block(at, 0.3 - r, z + 1.3, 'navy', w=0.3, d=2 * r - 0.6, h=0.2)
s.block(-0.5, -0.5, 6.5, 'ink', h=0.7)
s.block(-0.15, -0.15, 0.5, 'ink', w=0.3, d=0.3, h=6)
pipe(s, [(1, -1.5, 1.1), (5.2, -1.5, 1.1), (5.2, -1.5, 2.4), (9.4, -1.5, 2.4), (9.4, 1.6, 2.4)])
pipe(s, [(1, 0.6, 0.9), (6.6, 0.6, 0.9), (6.6, 2.4, 0.9)], 'sky', 0.4)
pipe(s, [(11, 3, 0.9), (18.2, 3, 0.9), (18.2, -1, 0.9)], 'sky', 0.4)
s.block(3, -2, 0.6, 'amber', w=1, d=1, h=1.2)
for x, y, h, paint in ((6, 2, 3, dict(slate=3, sky=2)), (9, 2, 4, OLD), (12, 2, 2, dict(slate=3, sky=2)), (15, 2, 3, OLD)):
    s.box(x, y, 0, 2, 2, h, paint)
# A pump: its beam rests on a post, and its head is over the well.
s.slab(-10, -1, 0, 5, 2, OLD, h=0.4)
s.block(-8, -0.3, 0.4, 'slate', w=0.6, d=0.6, h=2.2)
s.block(-10.2, -0.25, 2.6, 'navy', w=5, d=0.5, h=0.5)
s.block(-10.6, -0.35, 1.9, 'ink', w=0.7, d=0.7, h=1.4)
s.block(-10.3, -0.06, 0.4, 'ink', w=0.12, d=0.12, h=1.6)
s.block(-6, -0.4, 0.4, 'slate', w=0.8, d=0.8, h=1.4)
pipe(s, [(-5.4, 0, 0.7), (-2.6, 0, 0.7)], 'sky', 0.4)
s.loose((-6, -5, 'navy', 0.5), (3, -7, 'slate', 0.5), (13, -4, 'slate'), (12, -4, 'navy', 0.5))

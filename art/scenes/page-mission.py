"""A wide arch, held up by its keystone."""
from kit.scene import day

s = day(at=(0, 0, 3.6), width=22.5, turn=26, tilt=18, seed=53, ground='sand')
outer = lambda x: 7.2 - 0.09 * x * x
inner = lambda x: 4.9 - 0.19 * x * x
for i in range(-8, 9):
    for j in range(2):
        for k in range(8):
            x = i - 0.5
            if k >= outer(i) or k < inner(i) or i == 0:
                continue
            s.block(x, j, k, dict(slate=5, navy=4, sky=0.8, ink=0.6))
s.block(-0.5, 0, 5, 'amber', d=2, h=2.6)
for x in (-9.5, 8.5):
    s.slab(x - 0.5, -0.5, 0, 2, 3, 'navy', h=0.4)
s.loose((-3, -3, 'navy', 0.5), (-2, -3, 'sky'), (4, -4, 'slate', 0.5), (3, 4, 'slate'))

"""A structure that widens towards the top and rests on a single block."""
from kit.scene import day

s = day(at=(0, 0, 3.2), width=19.5, turn=41, tilt=20, seed=56, ground='sand')
s.slab(-3, -3, 0, 6, 6, dict(paper=5, sky=1), h=0.3)
s.block(-1, -1, 0.3, 'amber', w=2, d=2, h=1.2)
for k, n in enumerate((2, 4, 6, 8)):
    for i in range(n):
        for j in range(n):
            if k == 3 or i in (0, n - 1) or j in (0, n - 1):
                s.block(i - n / 2, j - n / 2, 1.5 + k * 1.1, dict(ink=2, navy=4, slate=3) if k < 2 else dict(slate=5, navy=2, sky=1), h=1.1)
s.box(-3, -3, 5.9, 2, 2, 1, dict(slate=1, sky=1))
s.loose((-7, -3, 'slate', 0.5), (4, -5, 'navy', 0.5), (5, -5, 'sky'), (6, 4, 'navy', 0.5))

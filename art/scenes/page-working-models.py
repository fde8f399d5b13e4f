"""The same twelve blocks arranged in three ways: as a team, a line and a ring."""
from kit.scene import day

s = day(at=(7, 1.3, 0.7), width=18.5, turn=27, tilt=34, seed=55, ground='sand')
for x in (0, 5, 10):
    s.block(x, -1, 0, 'sky', w=4.4, d=4.8, h=0.4)
s.box(1.2, -0.1, 0.4, 2, 3, 2, dict(navy=3, ink=2), skip=lambda i, j, k: False)
for i in range(4):
    for k in range(3):
        s.block(6.7, -0.6 + i, 0.4 + k, dict(slate=4, navy=2))
around = [(i, 0) for i in range(4)] + [(3, 1), (3, 2)] + [(3 - i, 3) for i in range(4)] + [(0, 2), (0, 1)]
for i, (x, y) in enumerate(around):
    s.block(10.2 + x, -0.6 + y, 0.4, 'amber' if i == 1 else dict(slate=3, navy=3))
s.loose((3.5, -4.5, 'slate', 0.5), (12, -4, 'navy', 0.5), (-2, 3, 'slate', 0.5))

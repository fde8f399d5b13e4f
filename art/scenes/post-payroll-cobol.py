"""A punched card as tall as a house. Only one of its holes is still in use."""
from kit.scene import OLD, post

s = post(at=(6, 0, 3.4), width=20.5, turn=27, tilt=20, seed=101)
holes = {(2, 1), (2, 5), (3, 3), (4, 1), (4, 2), (5, 5), (6, 2), (6, 4), (7, 1), (8, 3), (8, 5), (9, 2), (10, 4), (3, 5), (5, 3), (10, 1)}
for i in range(13):
    for k in range(7):
        if (i, k) in holes or (i, k) == (0, 6):
            continue
        s.block(i, 0, 0.4 + k, dict(sky=6, slate=1), d=0.5)
s.block(6, -0.5, 2.4, 'amber', d=0.9)
s.slab(-1, -1, 0, 15, 3, OLD, h=0.4)
s.box(9, -4, 0, 3, 1, 1, OLD)
s.loose((1, -4, 'navy', 0.5), (2, -4, 'ink'), (-2, 3, 'slate', 0.5))

"""A fortress with four towers and a closed gate, around a guarded block."""
from kit.scene import day

s = day(at=(4.5, 4.3, 2.2), width=23, turn=36, tilt=34, seed=65, ground='sky')
for i in range(9):
    for k in range(3 if i % 2 == 0 else 2):
        for x, y in ((i, 0), (i, 8), (0, i), (8, i)):
            if not (y in (0,) and x in (4,) and k < 2):
                s.block(x, y, k, dict(slate=4, navy=4, ink=1))
for x in (-0.5, 7.5):
    for y in (-0.5, 7.5):
        for k in range(4):
            s.block(x, y, k, dict(navy=4, ink=3), w=2, d=2)
        s.block(x + 0.4, y + 0.4, 4, 'sky', w=1.2, d=1.2, h=0.5)
s.block(4, 0.2, 0, 'ink', d=0.6, h=2)
s.slab(1, 1, 0, 7, 7, dict(paper=5, sky=1), h=0.15)
s.block(3.5, 3.5, 0.15, 'navy', w=2, d=2, h=0.6)
s.block(4, 4, 0.75, 'amber')
s.loose((3, -4, 'sky', 0.5), (-4, 6, 'slate', 0.5))

"""Two different combs slide into each other. One bolt will lock them."""
from kit.scene import NEW, OLD, day

s = day(at=(0, 0.5, 1), width=22, turn=38, tilt=37, seed=58, ground='sand')
for j in range(7):
    for x in range(-7, 7):
        left = x < -4 or (x < 1 and j % 4 < 2 and x >= -4)
        right = x >= 4 or (x >= -1 and j % 4 >= 2 and x < 4)
        if not (left or right):
            continue
        for k in range(2):
            if not (k and (x, j) in ((2, 2), (2, 3))):
                s.block(x, j - 3 + (0.04 if left else 0), k, OLD if left else NEW)
s.block(2, -1, 1.5, 'amber', d=2)
s.loose((-6, -6, 'ink', 0.5), (2, -6.4, 'sky', 0.5), (9, -1, 'slate', 0.5))

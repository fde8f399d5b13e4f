"""A bridge from an old, heavy side to a new, even one. The amber block is being put in place."""
from kit.scene import NEW, OLD, day

s = day(at=(0.4, 0, 1.7), width=16, turn=32, seed=7, ground='sky')
for x in range(-6, -2):
    for y in range(-2, 2):
        s.column(x, y, 4 if x > -5 else s.random.choice((2, 3, 4)), OLD)
for x in range(3, 7):
    for y in range(-2, 2):
        s.column(x, y, 4 if x < 5 else 3 if x < 6 else 2, NEW)
for x in range(-2, 3):
    for y in (-1, 0):
        if (x, y) != (1, -1):
            s.block(x, y, 3.5, 'navy' if x < 0 else 'slate', h=0.5)
s.block(1, -1, 4.35, 'amber', h=0.5)
s.loose((-1, -4, 'sky', 0.5), (0, -4, 'paper'), (1, 2.7, 'teal', 0.5), (6, -4, 'slate', 0.5), (-6, -4.1, 'ink', 0.5))

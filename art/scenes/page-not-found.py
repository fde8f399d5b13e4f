"""A wall with a missing block, which lies in front of it."""
from kit.scene import day

s = day(at=(0.4, -1.4, 3.7), width=17, turn=29, tilt=23, seed=66, ground='sky')
for x in range(-6, 6):
    for k in range(6 - (x in (-6, 5)) - (x == 4)):
        if (x, k) not in ((0, 2), (0, 3), (1, 2), (1, 3), (2, 3)):
            s.block(x, 0 + s.random.choice((0, 0, -0.08)), k, dict(slate=5, navy=4, ink=1, sky=0.5))
s.block(1.6, -3.6, 0, 'amber')
s.loose((-1, -2.6, 'slate'), (3.4, -2.4, 'navy'), (-4, -4, 'sky', 0.5), (5, -4.6, 'slate', 0.5))

"""A flight of steps with weights at the bottom and the goal at the top."""
from kit.buildings import stairs
from kit.scene import OLD, day

s = day(at=(0.9, -0.4, 2.2), width=18.5, turn=30, tilt=25, seed=31)
stairs(s, -4, -1, 9, 3, 0.6, dict(slate=4, navy=3, sky=1))
s.block(4, 0, 5.4, 'amber')


def barbell(x, y, length, plates):
    s.block(x, y - 0.14, 0.7, 'ink', w=length, d=0.28, h=0.28)
    for i, (r, paint) in enumerate(plates):
        for at in (x + 0.3 + i * 0.45, x + length - 0.75 - i * 0.45):
            s.block(at, y - r, 0.84 - min(r, 0.84), paint, w=0.42, d=2 * r, h=2 * min(r, 0.84))


barbell(-2.6, -3.6, 5.4, ((0.5, 'sky'), (0.84, 'navy'), (0.84, 'ink')))
s.box(-7, -2, 0, 1, 1, 1, OLD)
s.loose((-6, 1, 'sky', 0.5), (6, -2.8, 'slate', 0.6), (7.2, -2.8, 'navy', 0.6), (6.6, -1.7, 'paper', 0.6))

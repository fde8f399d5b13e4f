"""Three screens of different sizes show the same page and share one core."""
from kit.goods import screen, tile
from kit.scene import day

s = day(at=(7.2, -0.6, 2.6), width=20.5, turn=22, tilt=25, seed=19, ground='sky')
s.slab(-1, -3, 0, 17, 5, dict(navy=3, ink=2), h=0.4)


def page(x, z, w, h):
    screen(s, x, 0, z, w, h)
    tile(s, x + w * 0.08, 0.2, z + h * 0.8, w * 0.84, h * 0.1, 'navy')
    tile(s, x + w * 0.08, 0.2, z + h * 0.36, w * 0.5, h * 0.36, 'slate', 0.5)
    for k in range(3):
        tile(s, x + w * 0.64, 0.2, z + h * (0.62 - 0.13 * k), w * 0.28, h * 0.07, 'ink', 0.2)
    tile(s, x + w * 0.08, 0.2, z + h * 0.1, w * 0.38, h * 0.16, 'sky', 0.4)


page(0, 0.75, 6.4, 4.8)
page(8, 0.75, 3.4, 4.4)
page(12.9, 0.75, 2, 3.6)
for x in (3.2, 9.7, 13.9):
    s.block(x - 0.15, -1.2, 0.4, 'sky', w=0.3, d=1.4, h=0.15)
s.block(3.05, -1.5, 0.4, 'sky', w=11, d=0.3, h=0.15)
s.block(8, -2.6, 0.4, 'amber', w=1.4, d=1.4, h=1)
s.loose((-3, -3, 'slate', 0.5), (4, -6, 'paper', 0.5), (17, -4, 'slate'))

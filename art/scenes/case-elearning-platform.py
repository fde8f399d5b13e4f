"""Books stacked as stairs. The next lesson is on the top one."""
from kit.goods import book
from kit.scene import dusk

s = dusk(at=(5.2, 1.2, 1.6), width=18, turn=30, tilt=29, seed=86)
covers = ('navy', 'slate', 'sky', 'ink', 'slate')
for i in range(5):
    for k in range(i + 1):
        book(s, i * 2.35, s.random.choice((0, 0.12, -0.12)), k * 0.85, 2.3, 3.8, 0.85, covers[(i + 2 * k) % 5])
s.block(9.9, 1.2, 4.25, 'amber', w=1.3, d=1.3, h=1.3, glow=0.2)
book(s, 3.4, -4, 0, 2.6, 2, 0.6, 'sky')
s.loose((8, -4, 'slate', 0.5), (-2.6, 3, 'navy', 0.5))

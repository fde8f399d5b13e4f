"""A running track. Bars in the infield show the runner's pulse."""
import math

from kit.scene import dusk

s = dusk(at=(0, 0, 0.3), width=25, turn=30, tilt=36, seed=88)
for x in range(-10, 10):
    for y in range(-6, 6):
        cx = max(abs(x + 0.5) - 4.5, 0)
        r = math.hypot(cx, y + 0.5)
        if 3.2 <= r < 6:
            s.block(x, y, 0, ('sky', 'slate', 'navy')[min(2, int(r - 3.2))], h=0.3 + 0.15 * int(r - 3.2))
for i, h in enumerate((0.4, 0.6, 0.5, 2.6, 1.2, 3.6, 0.8, 1.6, 0.5, 0.6)):
    s.block(-5 + i, -0.4, 0, dict(slate=2, sky=1), w=0.7, d=0.8, h=h)
s.block(1, -5, 0.6, 'amber', h=1.2, glow=0.25)
s.block(-3.1, -6, 0.7, 'paper', w=0.2, d=3, h=0.05)

"""A week as seven plots. Monday stands out."""
from kit.scene import post

s = post(at=(6.2, 1, 2.2), width=19.5, turn=18, tilt=30, seed=104)
heights = (5.2, 1.6, 2.1, 1.3, 2.4, 0.7, 0.5)
for i, h in enumerate(heights):
    x = i * 1.9
    s.block(x - 0.1, -1.6, 0, 'sky' if i else 'slate', w=1.7, d=4, h=0.2)
    if i:
        s.block(x + 0.15, 0, 0.2, dict(slate=3, navy=3), w=1.2, d=1.2, h=h)
    else:
        for k in range(5):
            s.block(x + 0.15, 0, 0.2 + k, dict(navy=3, ink=2), w=1.2, d=1.2)
        s.block(x + 0.15, 0, 5.2, 'amber', w=1.2, d=1.2, h=0.7)
    s.block(x + 0.45, -1.2, 0.2, 'paper', w=0.6, d=0.6, h=0.2)
s.loose((1, -4.4, 'slate', 0.5), (10, -4.4, 'navy', 0.5), (11, -4.4, 'sky'))

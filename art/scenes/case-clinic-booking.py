"""A week as a wall of niches. The amber block is an appointment that has just been booked."""
from kit.scene import dusk

s = dusk(at=(5.2, -0.4, 3.5), width=19.5, turn=32, tilt=22, seed=85)
for i in range(8):
    s.block(i * 1.5, 0, 0.4, 'ink', w=0.25, d=1.2, h=6.5)
for k in range(6):
    for i in range(7):
        s.block(i * 1.5 + 0.25, 0, 0.4 + k * 1.25, 'navy', w=1.25, d=1.2, h=0.25)
s.block(-0.3, -0.2, 6.9, 'slate', w=11.4, d=1.6, h=0.8)
for i in (1.5, 8.5):
    s.block(i, 0.2, 7.7, 'sky', w=0.5, d=0.5, h=0.6)
taken = {(0, 4), (1, 4), (1, 3), (2, 4), (3, 4), (3, 2), (3, 3), (0, 2), (4, 4), (1, 1), (2, 2), (0, 1), (4, 3), (2, 0), (4, 0), (3, 1)}
for i, k in sorted(taken):
    s.block(i * 1.5 + 0.33, 0.15, 0.65 + k * 1.25, ('sky', 'paper', 'slate')[(i + 2 * k) % 3], w=1.1, d=1, h=0.9)
s.block(3.33, -0.75, 0.65 + 3 * 1.25, 'amber', w=1.1, d=1, h=0.9, glow=0.2)
s.block(-0.6, -0.5, 0, 'slate', w=12, d=2.2, h=0.4)
s.loose((1, -3.6, 'slate', 0.5), (2, -3.6, 'navy'), (9, -3.4, 'sky', 0.5))

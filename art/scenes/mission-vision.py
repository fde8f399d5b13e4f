"""A suspension bridge, with a platform below the deck from which it is inspected."""
from kit.scene import MIX, OLD, day

s = day(at=(0, 0.5, 4.1), width=27.5, turn=24, tilt=21, seed=84)
for x in range(-12, 13):
    for y in range(2):
        s.block(x - 0.5, y, 3, MIX, h=0.5)
    for y in (0, 1.75):
        s.block(x - 0.5, y, 3.5, 'navy', d=0.25, h=0.3)
for x in (-6, 5):
    for y in (-0.8, 1.8):
        s.column(x, y, 8, dict(slate=5, navy=3))
    s.block(x, -0.8, 8, 'ink', d=3.6, h=0.6)
    s.block(x, 0.2, 2, OLD, d=1.6)
    s.slab(x - 1, -1, 0, 3, 4, OLD, h=0.5)
rope = lambda x: round(3.9 + 0.13 * (x + 0.5) ** 2 if -6 <= x <= 5 else 7.9 - 0.62 * min(abs(x - 5), abs(x + 6)), 2)
for x in range(-11, 11):
    if x in (-6, 5):
        continue
    low, high = sorted((rope(x), rope(x + (1 if -6 < x < 0 or x > 5 else -1))))
    for y in (-0.4, 2):
        s.block(x - 0.5, y, low, 'sky', d=0.4, h=round(max(high - low, 0.25), 2))
        s.block(x - 0.06, y + 0.14, 3.5, 'ink', w=0.12, d=0.12, h=round(low - 3.5, 2))
for x in (-13, 11.5):
    s.box(x, -1, 0, 2, 4, 3, OLD)
s.block(-0.5, -0.4, 1.55, 'amber', w=1.4, d=1.2, h=0.8)
for x in (-0.4, 0.7):
    s.block(x, -0.3, 2.35, 'ink', w=0.12, d=0.12, h=1.2)
for x, y in ((-3, -4), (1, -5), (8, -5)):
    s.block(x, y, 0, 'navy', h=0.5)
s.loose((-9, -4, 'slate', 0.5), (2, -5, 'sky'), (9, 5, 'slate'))

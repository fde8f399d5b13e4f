"""A wall with the doorway of the logo. Warm light falls through it onto the amber block."""
from kit.night import court, far_towers
from kit.scene import night

s = night(openings=[(-2, 2, 0, 4), (-1, 1, 4, 6)], seed=1991)
placed = {(5, 2): 'teal', (7, 5): 'sky', (-4, 6): 'slate', (2, 7): 'slate'}
top = lambda a: 9 if a < 4 else 8 if a < 5 else 7 if a < 7 else 5 if a < 10 else 4 if a < 14 else 3
for x in range(-30, 24):
    a = abs(x + 0.5)
    for z in range(top(a)):
        if (a < 2 and z < 4) or (a < 1 and z < 6):
            continue
        jut = s.random.choice((0, 0, 0, -0.07, -0.14, 0.05))
        s.block(x, -0.5 + jut, z, placed.get((x, z), dict(ink=4, navy=6, slate=3.4)))
        s.block(x, 0.5, z, dict(ink=3, navy=4))
    if s.random.random() < 0.3 and a > 4:
        s.block(x, s.random.choice((-0.5, 0.5)), top(a), dict(navy=2, slate=2, ink=1), h=s.random.choice((0.5, 1)))
s.block(-1.5, -2.1, 0, 'amber', glow=0.6)
# Dark panels between the two layers of the wall keep light from shining through the seams.
for x, z, w, h in ((-30, 0, 28, 2.9), (-10, 2, 8, 2.9), (-4, 4, 2, 4.9), (2, 0, 22, 2.9), (2, 2, 8, 2.9), (2, 4, 2, 4.9), (-2, 6.05, 4, 2.9)):
    s.block(x, 0.45, z, 'ink', w=w, d=0.1, h=h)
court(s, path=lambda x, y: -4.5 < x - y * 0.42 < 3.5)
s.slab(-8, 1.5, -0.5, 17, 18, dict(navy=2, slate=2))
far_towers(s, (-13, 20, 10), (11, 20, 14), (-8, 32, 14))

"""A maze seen from above, with the answer in the middle."""
from kit.scene import day

PLAN = """
#############
#.....#.....#
#.###.#.###.#
#.#.......#.#
#.#.##.##.#.#
#...#...#...#
###.#.A.#.###
#...#...#...#
#.#.#####.#.#
#.#.......#.#
#.#####.###.#
#.....#.....#
#####.#######
""".split()

s = day(at=(6.5, 6.5, 0.6), width=27, turn=37, tilt=42, seed=61, ground='sky')
for j, row in enumerate(reversed(PLAN)):
    for i, cell in enumerate(row):
        if cell == '#':
            s.block(i, j, 0, dict(slate=5, navy=4, sky=0.6), h=1.2)
        else:
            s.block(i, j, 0, 'paper', h=0.15)
        if cell == 'A':
            s.block(i, j, 0.15, 'amber', h=1.3)
s.loose((5, -3, 'sky', 0.5), (-3, 4, 'navy', 0.5))

"""Prints a fingerprint of every scene as JSON: python3 art/kit/describe.py art/scenes/*.py"""
import hashlib
import json
import os
import runpy
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

# A fingerprint doesn't notice a change in how scenes are rendered, such as new paint colours or another smoothing. After
# such a change in studio.py, light.py, smooth.py or render.py, increase this number to render all pictures again.
LOOK = 1


def load(path):
    data = runpy.run_path(path)['s'].data()
    paints = [block[6] for block in data['blocks']]
    if paints.count('amber') != 1 or paints.count('teal') > 1:
        raise SystemExit(f'{path}: {paints.count("amber")} amber and {paints.count("teal")} teal blocks; a scene needs exactly one amber block and may have one teal block')
    return data


def fingerprint(path):
    return hashlib.sha256(json.dumps([LOOK, load(path)], sort_keys=True).encode()).hexdigest()[:16]


if __name__ == '__main__':
    print(json.dumps({os.path.splitext(os.path.basename(path))[0]: fingerprint(path) for path in sys.argv[1:]}))

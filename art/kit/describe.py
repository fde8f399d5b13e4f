"""Prints a fingerprint of every scene as JSON: python3 art/kit/describe.py art/scenes/*.py"""
import hashlib
import json
import os
import runpy
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

# What every picture has in common (paint, light, smoothing) is not in a scene's data. Raise this number
# when it changes enough that all pictures should be rendered again.
LOOK = 1


def load(path):
    data = runpy.run_path(path)['s'].data()
    paints = [block[6] for block in data['blocks']]
    if paints.count('amber') != 1 or paints.count('teal') > 1:
        raise SystemExit(f'{path}: {paints.count("amber")} amber and {paints.count("teal")} teal blocks; one and at most one are wanted')
    return data


def fingerprint(path):
    return hashlib.sha256(json.dumps([LOOK, load(path)], sort_keys=True).encode()).hexdigest()[:16]


if __name__ == '__main__':
    print(json.dumps({os.path.splitext(os.path.basename(path))[0]: fingerprint(path) for path in sys.argv[1:]}))

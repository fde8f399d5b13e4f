"""Cuts the fonts down to what a page of the site needs: the characters of its texts, the weights of its design.

Run with `python3 app/fonts/make-core.py` (fontTools with Brotli) after a change of CORE, and copy the printed range into
app/styles/fonts.css. Every other character is taken from the whole file, which only a page that shows one fetches.
"""

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CORE = [*range(0x20, 0x7F), *map(ord, "\u00a0£©·×áäçéíñóöøü–—‘’“”…€")]
FONTS = [
    ("hanken-grotesk", {"wght": (400, 700)}, ["kern", "ccmp"]),
    ("familjen-grotesk", {}, ["kern", "ccmp", "tnum", "rvrn"]),
]


def ranges(codes):
    parts = []
    for code in sorted(codes):
        if parts and parts[-1][1] == code - 1:
            parts[-1][1] = code
        else:
            parts.append([code, code])
    return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in parts)


for name, axes, features in FONTS:
    font = TTFont(f"app/fonts/{name}-latin-wght-normal.woff2")
    options = subset.Options(layout_features=features, hinting=False, notdef_outline=True)
    cut = subset.Subsetter(options)
    cut.populate(unicodes=CORE)
    cut.subset(font)
    if axes:
        font = instancer.instantiateVariableFont(font, axes)
    font.flavor = "woff2"
    font.save(f"app/fonts/{name}-core-wght-normal.woff2")
print(ranges(CORE))

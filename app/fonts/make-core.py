"""Reduces the fonts to the characters and weights that the site uses.

After changing CORE, run `python3 app/fonts/make-core.py` (needs fontTools with Brotli) and copy the printed range into
app/styles/fonts.css. Pages with other characters also load the full font file.
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

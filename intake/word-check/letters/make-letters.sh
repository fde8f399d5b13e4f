#!/bin/sh
# Makes the 26 recordings in this folder: 16 kHz mono, 8-bit mu-law, no header. Needs espeak-ng and sox.
set -eu
cd "$(dirname "$0")"
clip=$(mktemp --suffix=.wav)
trap 'rm -f "$clip"' EXIT
for letter in a b c d e f g h i j k l m n o p q r s t u v w x y z; do
  espeak-ng -v en-gb -s 115 -p 42 -a 110 -w "$clip" "$letter"
  sox "$clip" --type raw --rate 16000 --channels 1 --encoding mu-law --bits 8 "$letter.ulaw" \
    highpass 90 silence 1 0.01 0.4% fade 0.006 reverse silence 1 0.01 0.4% fade 0.02 reverse norm -3
done

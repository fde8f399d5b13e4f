import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const SHADES = 16;
const BITS_PER_PIXEL = 4;

/** Three bytes: red, green and blue. */
type Colour = Uint8Array;

/** Encodes a PNG with sixteen shades between two colours, at four bits per pixel. */
export function encodePng(
  cover: Float32Array,
  width: number,
  height: number,
  paper: Colour,
  ink: Colour,
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS_PER_PIXEL, 3, 0, 0, 0], 8);
  const parts = [
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", palette(paper, ink)),
    chunk("IDAT", deflateSync(rows(cover, width, height), { level: 6 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

function palette(paper: Colour, ink: Colour): Buffer {
  const colours = Buffer.alloc(SHADES * 3);
  for (let shade = 0; shade < SHADES; shade += 1) {
    const t = shade / (SHADES - 1);
    colours.set(
      paper.map((value, channel) => Math.round(value + ((ink[channel] ?? 0) - value) * t)),
      shade * 3,
    );
  }
  return colours;
}

/** Packs two pixels into each byte. Each row starts with the filter type 0 (none). */
function rows(cover: Float32Array, width: number, height: number): Buffer {
  const rowBytes = 1 + width / 2;
  const packed = Buffer.alloc(rowBytes * height);
  const shade = (index: number) => ((cover[index] ?? 0) * (SHADES - 1) + 0.5) | 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 2) {
      packed[y * rowBytes + 1 + x / 2] = (shade(y * width + x) << 4) | shade(y * width + x + 1);
    }
  }
  return packed;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

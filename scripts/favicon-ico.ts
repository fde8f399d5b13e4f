import sharp from "sharp";

const SIZE = 48;
const HEADER_BYTES = 22;

/** The icon that browsers and feed readers request by default: an ICO file with one PNG inside. */
export async function faviconIco(svg: string): Promise<Buffer> {
  const png = await sharp(Buffer.from(svg), { density: 300 }).resize(SIZE, SIZE).png().toBuffer();
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // type: icon, not cursor
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(SIZE, 6);
  header.writeUInt8(SIZE, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}

import { readFileSync } from "node:fs";

const SAMPLE_RATE = 16_000;
const WAV_HEADER_BYTES = 44;

/** The recordings beside this file, decoded from mu-law once: 26 letters, less than half a megabyte. */
const LETTERS = new Map(
  [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => {
    const recorded = readFileSync(new URL(`./letters/${letter}.ulaw`, import.meta.url));
    return [letter, Float32Array.from(recorded, decodeMuLaw)];
  }),
);

/** The word spelled out letter by letter as a WAV, never twice the same: pitch, pauses and hiss vary. */
export function spellWord(word: string): Uint8Array<ArrayBuffer> {
  const pieces = [silence(0.25)];
  for (const letter of word) {
    const recording = LETTERS.get(letter);
    if (recording) pieces.push(atSpeed(recording, between(0.94, 1.08)), silence(between(0.32, 0.48)));
  }
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const wav = Buffer.alloc(WAV_HEADER_BYTES + length * 2);
  writeHeader(wav, length * 2);
  let offset = WAV_HEADER_BYTES;
  for (const piece of pieces) {
    for (const sample of piece) {
      const noisy = sample * 0.85 + between(-0.012, 0.012);
      wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, noisy)) * 32_767), offset);
      offset += 2;
    }
  }
  return new Uint8Array(wav.buffer, wav.byteOffset, wav.length);
}

function between(low: number, high: number): number {
  return low + Math.random() * (high - low);
}

function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * SAMPLE_RATE));
}

/** Faster is also higher, as with a tape. */
function atSpeed(samples: Float32Array, speed: number): Float32Array {
  return Float32Array.from({ length: Math.floor((samples.length - 1) / speed) }, (_, index) => {
    const position = index * speed;
    const before = Math.floor(position);
    const here = samples[before] ?? 0;
    return here + ((samples[before + 1] ?? 0) - here) * (position - before);
  });
}

/** ITU-T G.711. */
function decodeMuLaw(code: number): number {
  const bits = ~code & 0xff;
  const exponent = (bits >> 4) & 7;
  const magnitude = (((bits & 15) << 3) + 132) * 2 ** exponent - 132;
  return (bits & 0x80 ? -magnitude : magnitude) / 32_768;
}

function writeHeader(wav: Buffer, dataBytes: number): void {
  wav.write("RIFF", 0, "latin1");
  wav.writeUInt32LE(WAV_HEADER_BYTES - 8 + dataBytes, 4);
  wav.write("WAVEfmt ", 8, "latin1");
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLE_RATE, 24);
  wav.writeUInt32LE(SAMPLE_RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36, "latin1");
  wav.writeUInt32LE(dataBytes, 40);
}

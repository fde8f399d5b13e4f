import { readFileSync } from "node:fs";

const SAMPLE_RATE = 16_000;
const WAV_HEADER_BYTES = 44;

/** The recordings of the 26 letters in `letters/`, decoded from mu-law once. They use about 0.7 MB. */
const LETTERS = new Map(
  [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => {
    const recorded = readFileSync(new URL(`./letters/${letter}.ulaw`, import.meta.url));
    return [letter, Float32Array.from(recorded, decodeMuLaw)];
  }),
);

/** Playback speeds that make a recording sound like a low, a medium and a high voice. */
const VOICES = [0.84, 1, 1.18] as const;
const BABBLE_VOICES = 2;
const BABBLE_LEVEL = 0.1;
const HISS_LEVEL = 0.02;

/**
 * Makes a WAV that spells the word letter by letter. Every WAV is different: each letter has a random voice. Hiss is
 * mixed in, and so are quiet random letters, played backwards.
 */
export function spellWord(word: string): Uint8Array<ArrayBuffer> {
  const pieces = [silence(0.3)];
  for (const letter of word) {
    const recording = LETTERS.get(letter);
    if (!recording) continue;
    pieces.push(atSpeed(recording, pick(VOICES) * between(0.96, 1.05)), silence(between(0.36, 0.52)));
  }
  const speech = join(pieces);
  for (let voice = 0; voice < BABBLE_VOICES; voice += 1) addBabble(speech);
  const wav = Buffer.alloc(WAV_HEADER_BYTES + speech.length * 2);
  writeHeader(wav, speech.length * 2);
  for (const [index, sample] of speech.entries()) {
    const noisy = sample * 0.8 + between(-HISS_LEVEL, HISS_LEVEL);
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, noisy)) * 32_767), WAV_HEADER_BYTES + index * 2);
  }
  return new Uint8Array(wav.buffer, wav.byteOffset, wav.length);
}

/** Mixes quiet random letters, played backwards, into the whole recording. */
function addBabble(speech: Float32Array): void {
  const recordings = [...LETTERS.values()];
  let offset = Math.round(between(0, 0.2) * SAMPLE_RATE);
  while (offset < speech.length) {
    const letter = atSpeed(pick(recordings), between(0.7, 1.4)).reverse();
    for (let index = 0; index < letter.length && offset + index < speech.length; index += 1) {
      speech[offset + index] = (speech[offset + index] ?? 0) + (letter[index] ?? 0) * BABBLE_LEVEL;
    }
    offset += letter.length + Math.round(between(0.02, 0.15) * SAMPLE_RATE);
  }
}

function join(pieces: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("There is no item to pick");
  return item;
}

function between(low: number, high: number): number {
  return low + Math.random() * (high - low);
}

function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * SAMPLE_RATE));
}

/** Changes the speed of a recording. Playing it faster also raises its pitch. */
function atSpeed(samples: Float32Array, speed: number): Float32Array {
  const changed = new Float32Array(Math.floor((samples.length - 1) / speed));
  for (let index = 0; index < changed.length; index += 1) {
    const position = index * speed;
    const before = Math.floor(position);
    const here = samples[before] ?? 0;
    changed[index] = here + ((samples[before + 1] ?? 0) - here) * (position - before);
  }
  return changed;
}

/** Decodes mu-law as defined by ITU-T G.711. */
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

import fc from "fast-check";
import { expect, test } from "vitest";
import { inBlocks } from "./form-body.ts";

async function* cut(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let offset = 0, index = 0; offset < bytes.length; index += 1) {
    const size = sizes[index % sizes.length] ?? 1;
    yield bytes.subarray(offset, offset + size);
    offset += size;
  }
}

async function collect(blocks: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const collected: Buffer[] = [];
  for await (const block of blocks) collected.push(block);
  return collected;
}

test("joins small pieces into blocks: any two consecutive blocks have at least 64 KB together", async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 300_000 }), sizes, async (length, cuts) => {
      fc.pre(length / Math.min(...cuts) < 20_000);
      const bytes = Buffer.alloc(length, "abcdefg");
      const blocks = await collect(inBlocks(cut(bytes, cuts), Infinity));
      expect(Buffer.concat(blocks).equals(bytes)).toBe(true);
      for (const [index, block] of blocks.slice(0, -1).entries()) {
        expect(block.length + (blocks[index + 1]?.length ?? 0)).toBeGreaterThanOrEqual(64 * 1024);
      }
    }),
    { numRuns: 100 },
  );
});

test("refuses a body of one-byte pieces after about 20,000 of them", async () => {
  let pieces = 0;
  async function* dust() {
    while (true) {
      pieces += 1;
      yield new Uint8Array(1);
    }
  }
  await expect(collect(inBlocks(dust(), Infinity))).rejects.toMatchObject({ status: 400 });
  expect(pieces).toBeGreaterThan(20_000);
  expect(pieces).toBeLessThan(21_000);
});

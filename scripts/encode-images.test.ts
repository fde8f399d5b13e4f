import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";

const script = resolve("scripts/encode-images.ts");

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), "images-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const each of ["art/masters", "app/images"]) mkdirSync(join(folder, each), { recursive: true });
  writeFileSync(join(folder, "app/images/manifest.json"), "{}");
  const master = (name: string) => join(folder, "art/masters", name);
  /** Runs the script, expects this exit code, and returns what was printed. */
  const encode = (exitCode = 0) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(status, stdout + stderr).toBe(exitCode);
    return stdout + stderr;
  };
  const manifest = () => JSON.parse(readFileSync(join(folder, "app/images/manifest.json"), "utf8"));
  return { folder, master, encode, manifest };
}

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } });

test("a photo is rotated by its EXIF orientation, and its extension may be in capitals", async () => {
  const { folder, master, encode, manifest } = makeFolder();
  await grey(600, 400).withMetadata({ orientation: 6 }).jpeg().toFile(master("office.JPG"));
  encode();
  expect(manifest()).toMatchObject({ office: { width: 400, height: 600, widths: [400] } });
  const encoded = join(folder, "public/images", `office.${manifest().office.hash}.jpg`);
  expect(await sharp(encoded).metadata()).toMatchObject({ width: 400, height: 600 });
});

test("a photo from a phone may be in HEIC", () => {
  const { master, encode, manifest } = makeFolder();
  cpSync("tests/support/phone.heic", master("phone.HEIC"));
  encode();
  expect(manifest()).toMatchObject({ phone: { width: 96, height: 64, widths: [96] } });
});

test("files that are not pictures are ignored and listed", async () => {
  const { master, encode, manifest } = makeFolder();
  await grey(400, 300).png().toFile(master("desk.png"));
  writeFileSync(master("notes.docx"), "");
  expect(encode()).toContain("notes.docx");
  expect(Object.keys(manifest())).toEqual(["desk"]);
});

test("a file that can't be decoded stops the run, and the error names the file and suggests a fix", () => {
  const { master, encode } = makeFolder();
  writeFileSync(master("phone.heic"), "not a picture");
  expect(encode(1)).toMatch(/phone\.heic.*JPEG/);
});

test("a small file with more pixels than cameras have is refused before it is decoded", async () => {
  const { master, encode } = makeFolder();
  // A PNG begins with its size and the checksum of it. One of really this size would take a minute to make.
  const png = await grey(16, 16).png().toBuffer();
  png.writeUInt32BE(16_000, 16);
  png.writeUInt32BE(16_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  writeFileSync(master("wall.png"), png);
  expect(encode(1)).toContain(
    "wall.png has 16000 × 16000 pixels. Choose one with at most 64 million pixels.",
  );
});

test.each(["png", "jpg", "webp"])(
  "a drawing in SVG is refused, even if its name ends with .%s",
  (extension) => {
    const { master, encode } = makeFolder();
    writeFileSync(
      master(`logo.${extension}`),
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>',
    );
    expect(encode(1)).toContain(`logo.${extension} is a picture in SVG. Save it as JPEG or PNG.`);
  },
);

test("two original pictures whose names differ only in the extension are refused", async () => {
  const { master, encode } = makeFolder();
  await grey(400, 300).png().toFile(master("desk.png"));
  await grey(400, 300).jpeg().toFile(master("desk.jpg"));
  expect(encode(1)).toMatch(/desk\.jpg.*desk\.png/);
});

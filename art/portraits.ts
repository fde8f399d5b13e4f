/** Draws every person in people.ts twice, 4:5 for cards and 1:1 for small sizes: `node art/portraits.ts` */
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { PEOPLE, type Person } from "./people.ts";
import { CLOTH, FACE_SHADE, GROUND, HAIR, HAIRDO, HEAD, SKIN, WEAR } from "./portrait-parts.ts";

const CARD = "0 0 320 400";
const AVATAR = "40 44 240 240";
const DARK = "#1a1c28";
const COVERS_EARS = ["scarf", "bob", "long", "fringe", "wavy", "curls"];

function portrait(person: Person, box: string) {
  const [ground, doorway] = GROUND[person.ground];
  const [lit, shade, line] = SKIN[person.skin];
  const hair = HAIR[person.hair];
  const shape: { back?: string; front?: string } = HAIRDO[person.hairdo];
  const scale = `${+(1.12 * (person.width ?? 1)).toFixed(3)} 1.12`;
  const halves = (d?: string) =>
    d
      ? `<path fill="${hair[0]}" fill-rule="${person.hairdo === "scarf" ? "evenodd" : "nonzero"}" d="${d}"/>` +
        `<path fill="${hair[1]}" fill-rule="${person.hairdo === "scarf" ? "evenodd" : "nonzero"}" clip-path="url(#${person.id}-l)" d="${d}"/>`
      : "";

  const parts = [
    `<defs><clipPath id="${person.id}-h"><path d="${HEAD}"/></clipPath><clipPath id="${person.id}-l"><path d="M0 0H158V400H0z"/></clipPath></defs>`,
    `<path fill="${ground}" d="M0 0h320v400H0z"/><path fill="${doorway}" d="M22 400V132H84V36H236V132H298V400z"/>`,
    `<g transform="translate(160 400)scale(${scale})translate(-160-376)">`,
    halves(shape.back),
    `<path fill="${shade}" d="M132 226h56v66l-28 60-28-60z"/><path fill="${lit}" opacity=".55" d="M160 262h28v30l-28 60z"/>`,
    `<path fill="${line}" opacity=".3" d="M132 232c12 26 44 26 56 0v14c-12 26-44 26-56 0z"/>`,
    COVERS_EARS.includes(person.hairdo) ? "" : ears(lit, shade),
    `<g transform="translate(0-20)">${WEAR[person.wear](CLOTH[person.cloth])}</g>`,
    `<path fill="${lit}" d="${HEAD}"/><path fill="${shade}" clip-path="url(#${person.id}-h)" d="${FACE_SHADE}"/>`,
    beard(person, hair),
    marks(person, line),
    features(person, hair[1], person.beard === "full" ? shade : line),
    halves(shape.front),
    earrings(person),
    glasses(person),
    "</g>",
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="Illustrated portrait of ${person.name}">${parts.join("")}</svg>\n`;
}

const ears = (lit: string, shade: string) =>
  `<ellipse cx="103" cy="172" rx="10" ry="16" fill="${shade}"/><ellipse cx="217" cy="172" rx="10" ry="16" fill="${lit}"/>`;

function beard({ beard, id }: Person, [lit, shade]: readonly [string, string]) {
  if (beard === "full")
    return (
      `<g clip-path="url(#${id}-h)"><path fill="${lit}" d="M96 170c12 10 14 28 20 40 12-4 30-4 44 0 14-4 32-4 44 0 6-12 8-30 20-40v110H96z"/>` +
      `<path fill="${shade}" d="M96 170c12 10 14 28 20 40 12-4 28-4 40-1l2 71H96z"/></g>`
    );
  if (beard === "moustache")
    return (
      `<path fill="${shade}" d="M158 211c-10-2-22 2-28 16 10-2 20-3 30-3z"/>` +
      `<path fill="${lit}" d="M158 211c12-3 26 1 32 16-10-2-20-3-32-3z"/>`
    );
  return "";
}

function marks({ skinMarks }: Person, line: string) {
  if (skinMarks === "lines")
    return `<path fill="none" stroke="${line}" stroke-width="2" stroke-linecap="round" opacity=".4" d="M132 205c-4 5-7 10-8 16M189 205c4 5 7 10 8 16M138 128c14-4 30-4 44 0"/>`;
  if (skinMarks === "freckles")
    return `<path fill="none" stroke="${line}" stroke-width="3.4" stroke-linecap="round" opacity=".4" d="M122 194h.1M131 199h.1M128 188h.1M186 190h.1M193 196h.1M200 191h.1M180 198h.1"/>`;
  return "";
}

function features({ hair, hairdo, smile = 6, beard }: Person, hairShade: string, mouth: string) {
  const brow =
    hairdo === "scarf" ? HAIR.brown[1] : hair === "white" || hair === "grey" ? "#7c818d" : hairShade;
  const full = beard === "full";
  return (
    `<path stroke="${brow}" stroke-width="5" stroke-linecap="round" d="M122 156c8-5 16-5 23-1M175 155c8-4 16-4 23 1" fill="none"/>` +
    `<ellipse cx="134" cy="173" rx="4" ry="4.8" fill="${DARK}"/><ellipse cx="187" cy="173" rx="4" ry="4.8" fill="${DARK}"/>` +
    `<path stroke="${mouth}" stroke-width="${full ? 4 : 3.2}" stroke-linecap="round" d="M142 ${full ? 228 : 230}c10 ${smile} 26 ${smile} 36 0" fill="none"/>`
  );
}

function earrings({ earrings }: Person) {
  if (!earrings) return "";
  const [lit, shade] = CLOTH[earrings];
  return `<path fill="${shade}" d="M97 192h11v11H97z"/><path fill="${lit}" d="M212 192h11v11h-11z"/>`;
}

function glasses({ glasses }: Person) {
  if (!glasses) return "";
  const frame = (x: number) =>
    `<rect x="${x}" y="159" width="38" height="29" rx="${glasses === "round" ? 14.5 : 6}"/>`;
  return `<g fill="none" stroke="${DARK}" stroke-width="3.4">${frame(115)}${frame(168)}<path d="M153 171c5-4 10-4 15 0M115 170l-12-3M206 170l12-3"/></g>`;
}

const folder = fileURLToPath(new URL("drawings/", import.meta.url));
// Pictures rather than SVG: a browser lays out every SVG image as a document of its own, on the main thread.
const encode = (svg: string, width: number, file: string) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize({ width })
    .webp({ quality: 85, effort: 6 })
    .toFile(`${folder}${file}.webp`);

for (const person of PEOPLE) {
  await encode(portrait(person, CARD), 640, `portrait-${person.id}`);
  await encode(portrait(person, AVATAR), 128, `avatar-${person.id}`);
}

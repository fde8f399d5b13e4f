import type { Encoding } from "./file-variants.ts";

const PREFERRED: readonly Encoding[] = ["br", "gzip"];
const MAX_REMEMBERED = 100;
const remembered = new Map<string, readonly Encoding[]>();

/** What an Accept-Encoding header takes of what we have, best first. Browsers send one of a handful of headers. */
export function acceptedEncodings(header: string): readonly Encoding[] {
  const known = remembered.get(header);
  if (known) return known;
  const accepted = readHeader(header);
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, accepted);
  return accepted;
}

function readHeader(header: string): readonly Encoding[] {
  const offers = new Map(
    header.split(",").map((offer) => {
      const [name = "", ...parameters] = offer.trim().toLowerCase().split(";");
      const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith("q="));
      return [name.trim(), quality ? Number(quality.slice(2)) : 1];
    }),
  );
  return PREFERRED.filter((name) => (offers.get(name) ?? 0) > 0);
}

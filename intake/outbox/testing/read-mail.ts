type MailPart = { headers: Map<string, string>; body: Buffer };

export type ReadMail = { headers: Map<string, string>; parts: MailPart[] };

/** Parses emails written by nodemailer: nested multiparts whose parts are base64, quoted-printable or unencoded. */
export function readMail(raw: Buffer): ReadMail {
  const { headers, body } = splitPart(raw.toString("latin1"));
  return { headers, parts: leaves(headers, body) };
}

function splitPart(text: string) {
  const end = text.indexOf("\r\n\r\n");
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: text.slice(end + 4) };
}

function leaves(headers: Map<string, string>, body: string): MailPart[] {
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1];
  if (!boundary) return [{ headers, body: decodeBody(headers, body) }];
  const sections = body.split(`--${boundary}`).slice(1, -1);
  return sections.flatMap((section) => {
    const part = splitPart(section.replace(/^\r\n/, "").replace(/\r\n$/, ""));
    return leaves(part.headers, part.body);
  });
}

function decodeBody(headers: Map<string, string>, body: string): Buffer {
  switch (headers.get("content-transfer-encoding")) {
    case "base64":
      return Buffer.from(body, "base64");
    case "quoted-printable":
      return decodeQuoted(body.replace(/=\r\n/g, ""));
    default:
      return Buffer.from(body, "latin1");
  }
}

function decodeQuoted(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1");
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === "B"
        ? Buffer.from(text, "base64").toString()
        : decodeQuoted(text.replaceAll("_", " ")).toString(),
    );
}

import { describe, expect, test } from "vitest";
import { isCrossSite } from "./guard.ts";

const OURS = ["https://www.aldergate.example"];

describe("isCrossSite", () => {
  test.each<[string, Record<string, string>, boolean]>([
    ["our own page", { origin: "https://www.aldergate.example", "sec-fetch-site": "same-origin" }, false],
    ["our own page by an old browser", { origin: "https://www.aldergate.example" }, false],
    ["our own page without an origin", { "sec-fetch-site": "same-origin" }, false],
    ["a program", {}, false],
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, true],
    ["another scheme", { origin: "http://www.aldergate.example" }, true],
    ["another port", { origin: "https://www.aldergate.example:8443" }, true],
    ["a name that starts like ours", { origin: "https://www.aldergate.example.evil.example" }, true],
    ["a sandboxed frame", { origin: "null" }, true],
    ["a sandboxed frame that claims to be ours", { origin: "null", "sec-fetch-site": "same-origin" }, true],
    ["another site without an origin", { "sec-fetch-site": "cross-site" }, true],
    ["a sibling site without an origin", { "sec-fetch-site": "same-site" }, true],
  ])("%s", (_who, headers, refused) => {
    expect(isCrossSite(new Headers(headers), OURS)).toBe(refused);
  });
});

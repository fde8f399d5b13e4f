import { expect, test } from "vitest";
import { isCrossSite } from "./guard.ts";

const OURS = ["https://www.aldergate.example"];

test.each<[string, Record<string, string>, boolean]>([
  ["our own page", { origin: "https://www.aldergate.example", "sec-fetch-site": "same-origin" }, false],
  ["our own page in an old browser", { origin: "https://www.aldergate.example" }, false],
  ["our own page without an Origin header", { "sec-fetch-site": "same-origin" }, false],
  ["a client that is not a browser", {}, false],
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, true],
  ["our site with another scheme", { origin: "http://www.aldergate.example" }, true],
  ["our site with another port", { origin: "https://www.aldergate.example:8443" }, true],
  ["a host name that starts like ours", { origin: "https://www.aldergate.example.evil.example" }, true],
  ["a sandboxed frame", { origin: "null" }, true],
  ["a sandboxed frame on our own page", { origin: "null", "sec-fetch-site": "same-origin" }, true],
  ["another site without an Origin header", { "sec-fetch-site": "cross-site" }, true],
  ["another subdomain without an Origin header", { "sec-fetch-site": "same-site" }, true],
])("isCrossSite is $2 for a request from $0", (_who, headers, refused) => {
  expect(isCrossSite(new Headers(headers), OURS)).toBe(refused);
});

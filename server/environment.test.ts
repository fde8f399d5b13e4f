import { describe, expect, it } from "vitest";
import { BadEnvironment, describeSettings, parseEnvironment } from "./environment.ts";

describe("the environment", () => {
  it("has a default for everything", () => {
    expect(parseEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://localhost:3000",
      DATA_DIR: "data",
      TRUST_PROXY: [],
    });
  });

  it("takes an empty value as not given", () => {
    expect(parseEnvironment({ PORT: "", PUBLIC_URL: "" }).PORT).toBe(3000);
  });

  it("follows the port in the default public address", () => {
    expect(parseEnvironment({ PORT: "4100" }).PUBLIC_URL).toBe("http://localhost:4100");
  });

  it("drops the slash at the end of PUBLIC_URL", () => {
    expect(parseEnvironment({ PUBLIC_URL: "https://www.example.com/" }).PUBLIC_URL).toBe(
      "https://www.example.com",
    );
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["PUBLIC_URL", "www.example.com"],
    ["PUBLIC_URL", "https://example.com/shop"],
    ["PUBLIC_URL", "ftp://example.com"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "the proxy"],
    ["LOG_LEVEL", "loud"],
    ["WORD_CHECK_TEST_WORD", "Two Words"],
  ])("refuses %s=%s and names it", (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(BadEnvironment);
    expect(() => parseEnvironment({ [name]: value })).toThrow(name);
  });

  it.each([{ WORD_CHECK_TEST_WORD: "heron" }, { RATE_LIMIT: "off" }])(
    "takes %o on a loopback address alone",
    (setting) => {
      expect(() => parseEnvironment({ ...setting, HOST: "127.0.0.1" })).not.toThrow();
      expect(() => parseEnvironment({ ...setting, HOST: "0.0.0.0" })).toThrow("loopback");
    },
  );

  it("splits TRUST_PROXY into addresses and ranges", () => {
    expect(parseEnvironment({ TRUST_PROXY: "127.0.0.1, 10.0.0.0/8,::1" }).TRUST_PROXY).toEqual([
      "127.0.0.1",
      "10.0.0.0/8",
      "::1",
    ]);
  });

  it("describes every setting", () => {
    for (const setting of describeSettings()) expect(setting.meaning).not.toBe("");
  });
});

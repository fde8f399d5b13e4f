import { expect, test } from "vitest";
import { addressKey, emailKey } from "./limit-keys.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("addressKey(%s) is %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each([
  ["Jo@Example.com", "jo@example.com"],
  ["jo+one@example.com", "jo@example.com"],
  ["j.o@example.com", "j.o@example.com"],
  ["j.o.alder+x@gmail.com", "joalder@gmail.com"],
  ["jo.alder@googlemail.com", "joalder@gmail.com"],
])("emailKey(%s) is %s", (email, key) => {
  expect(emailKey(email)).toBe(key);
});

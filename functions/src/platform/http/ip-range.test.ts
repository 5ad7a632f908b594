import { describe, expect, test } from "vitest";
import { isInRange, networkOf, plainAddress, plainRange } from "./ip-range";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:DB8:0:0::1", "2001:db8::1"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["10.1", undefined],
  ["1", undefined],
  ["010.0.0.1", undefined],
  ["0x7f.0.0.1", undefined],
  ["fe80::1%eth0", undefined],
  ["203.0.113.256", undefined],
  ["office.example.com", undefined],
  ["", undefined],
])("the address %s is %s", (text, plain) => expect(plainAddress(text)).toBe(plain));

test.each([
  ["203.0.113.7", "203.0.113.7"],
  [" 203.0.113.7/32 ", "203.0.113.7"],
  ["203.0.113.7/24", "203.0.113.0/24"],
  ["203.0.113.200/25", "203.0.113.128/25"],
  ["::ffff:203.0.113.7/120", "203.0.113.0/24"],
  ["2001:db8:1:2:3::4/48", "2001:db8:1::/48"],
  ["2001:db8::1/128", "2001:db8::1"],
  ["0.0.0.0/0", undefined],
  ["10.0.0.0/7", undefined],
  ["::/0", undefined],
  ["::ffff:0.0.0.0/96", undefined],
  ["203.0.113.7/33", undefined],
  ["203.0.113.7/", undefined],
  ["203.0.113.7/24/8", undefined],
  ["203.0.113.7/-1", undefined],
  ["10.1/16", undefined],
])("the range %s is %s", (text, plain) => expect(plainRange(text)).toBe(plain));

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["::1", "::/64"],
  ["fe80::1%eth0", "fe80::1%eth0"],
  ["", ""],
])("rate limits count %s as %s", (address, counted) => expect(networkOf(address)).toBe(counted));

describe("a range", () => {
  test.each([
    ["203.0.113.9", "203.0.113.0/24", true],
    ["203.0.114.9", "203.0.113.0/24", false],
    ["203.0.113.9", "203.0.113.9", true],
    ["203.0.113.9", "203.0.113.90", false],
    ["2001:db8:1::9", "2001:db8:1::/48", true],
    ["2001:db8:2::9", "2001:db8:1::/48", false],
    ["203.0.113.9", "2001:db8:1::/48", false],
    ["2001:db8:1::9", "203.0.113.0/24", false],
  ])("%s in %s: %s", (address, range, held) => expect(isInRange(address, range)).toBe(held));
});

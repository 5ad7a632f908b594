import { expect, test } from "vitest";
import { isAllowed, partsOf, Site } from "./site";

test.each([
  ["shop.example", "shop.example"],
  ["https://WWW.Shop.example/start?x=1#y", "www.shop.example"],
  [" shop.example:8080/a ", "shop.example"],
  ["http://localhost:3000", "localhost"],
  ["xn--bj0bj06e.kr", "xn--bj0bj06e.kr"],
])("%j names the site %s", (given, expected) => expect(Site.parse(given)).toBe(expected));

test.each(["", "com", "a b.example", "user@shop.example", "*.shop.example", "shop..example", "-a.example", "한빛.kr"])(
  "%j names no site",
  (given) => expect(Site.safeParse(given).success).toBe(false),
);

test("a site includes all of its sub-domains, and no other host", () => {
  const sites = ["shop.example"];
  expect(["shop.example", "www.shop.example", "a.b.shop.example"].every((host) => isAllowed(host, sites))).toBe(true);
  expect(["ashop.example", "shop.example.evil.example", "example", ""].some((host) => isAllowed(host, sites))).toBe(
    false,
  );
});

test("only a valid web address is split into parts", () => {
  expect(partsOf("HTTPS://Shop.example:8080/Way?q=1#x")).toEqual({
    ...{ origin: "https://shop.example:8080", host: "shop.example", path: "/Way", query: "q=1" },
  });
  expect(
    ["javascript:alert(1)", "https://a:b@shop.example", "//shop.example", "null", "about:blank"].map(partsOf),
  ).toEqual(Array.from({ length: 5 }, () => undefined));
});

import { expect, test } from "vitest";
import { linkMatcher, OTHER_LINKS } from "./link-matcher";
import { mailProvider } from "./mail-provider";
import { factOf, SendgridEvent } from "./sendgrid-event";

const of = (fields: Record<string, unknown>) =>
  factOf(SendgridEvent.parse({ email: "a@b.example", timestamp: 1_700_000_000, ...fields }), (url) => url);

test.each([
  [
    { event: "delivered", response: "250 OK" },
    { kind: "delivered", detail: "250 OK", at: "2023-11-14T22:13:20.000Z" },
  ],
  [
    { event: "deferred", attempt: 2, response: "451" },
    { kind: "deferred", detail: "#2 451" },
  ],
  [
    { event: "bounce", type: "bounce", status: "5.1.1", reason: "550" },
    { kind: "hard_bounce", detail: "550" },
  ],
  [{ event: "bounce", type: "blocked", status: "5.7.1" }, { kind: "soft_bounce" }],
  [{ event: "bounce", type: "bounce", status: "5.2.2" }, { kind: "soft_bounce" }],
  [{ event: "bounce" }, { kind: "unknown_bounce" }],
  [{ event: "spamreport" }, { kind: "complaint" }],
  [{ event: "group_unsubscribe" }, { kind: "unsubscribe" }],
  [
    { event: "open", sg_machine_open: true },
    { kind: "open", machine: true },
  ],
  [
    { event: "open", useragent: "Mozilla/5.0" },
    { kind: "open", machine: true },
  ],
  [
    { event: "click", url: "https://a/", useragent: "Barracuda Sentinel" },
    { kind: "click", link: "https://a/", machine: true },
  ],
])("reads %j", (event, expected) => expect(of(event)).toMatchObject(expected));

test("an open through Gmail's image proxy is not a machine's", () =>
  expect(
    of({ event: "open", useragent: "Mozilla/5.0 (Windows NT 5.1) Firefox/11.0 (via ggpht.com GoogleImageProxy)" }),
  ).not.toHaveProperty("machine"));

test.each([{ event: "processed" }, { event: "group_of_tomorrow" }])("ignores %j", (event) =>
  expect(of(event)).toBeUndefined(),
);

test("finds the campaign's link that a clicked URL was made from", () => {
  const linkOf = linkMatcher([
    "{{unsubscribe_link}}",
    "https://a.example/?m={{email}}",
    "https://a.example/",
    "https://a.example/?m={{email}}&b=1",
  ]);
  expect(linkOf("https://a.example/")).toBe("https://a.example/");
  expect(linkOf("https://a.example/?m=x%40y")).toBe("https://a.example/?m={{email}}");
  expect(linkOf("https://a.example/?m=x&b=1")).toBe("https://a.example/?m={{email}}&b=1");
  expect(linkOf("https://dure.example/u/token")).toBe("{{unsubscribe_link}}");
  expect(linkMatcher([])("https://a.example/")).toBe(OTHER_LINKS);
});

test.each([
  ["a@gmail.com", "gmail"],
  ["a@hanmail.net", "kakao"],
  ["a@acme.co.kr", "other"],
])("the provider of %s is %s", (email, provider) => expect(mailProvider(email)).toBe(provider));

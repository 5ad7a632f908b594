import { type AddressChange, changeAddressState, newAddress } from "@dure/domain/email/address/address";
import { expect, test } from "vitest";
import { type PageContent, unsubscribePage } from "./unsubscribe-page";

const NOW = "2027-03-01T00:00:00.000Z";
const EVIL = `</main><script>alert(1)</script>"'<!--`;
const topics = Array.from({ length: 20 }, (_, place) => ({ id: `t${place}`, name: { ko: EVIL, en: EVIL } }));

const known = (change: AddressChange, more: Partial<PageContent> = {}): PageContent => ({
  state: "known",
  teamName: `두레상사 ${EVIL}`,
  email: "mina@acme.com",
  address: changeAddressState(newAddress("mina@acme.com", NOW), change, NOW),
  topics,
  asksNight: false,
  ...more,
});

test("a page with twenty topics is smaller than 20 kB, has no script, and escapes the team's texts", () => {
  const html = unsubscribePage(known({}), "ko");
  expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  expect(html).not.toContain("<script");
  expect(html).not.toContain("mina@");
  expect(html).toContain("m***@acme.com");
});

test("a subscribed address may choose topics and refuse all", () => {
  const html = unsubscribePage(known({ refused_topics: ["t1"] }), "en");
  expect(html.match(/ checked/g)).toHaveLength(19);
  expect(html).toContain("Unsubscribe from all marketing emails");
  expect(html).not.toContain("Receive marketing emails again");
});

test("an unsubscribed address may undo it", () => {
  const html = unsubscribePage(known({ marketing: "unsubscribed" }), "en");
  expect(html).toContain("does not send marketing emails");
  expect(html).toContain('value="resubscribe"');
  expect(html).not.toContain("checkbox");
});

test.each([
  { marketing: "auto-delete" },
  { marketing: "unsubscribed", suppressed: { reason: "complaint", at: NOW } },
] as const)("a blocked recipient sees no form if their own choice would change nothing: %j", (change) => {
  const html = unsubscribePage(known(change), "en");
  expect(html).toContain("does not send marketing emails");
  expect(html).not.toContain("<form");
});

test("the page shows the status that results from the last action", () => {
  const blocked = known({ marketing: "auto-delete" }, { done: "resubscribe" });
  expect(unsubscribePage(blocked, "en")).toContain("You are unsubscribed.");
  expect(unsubscribePage(known({}, { done: "resubscribe" }), "en")).toContain("You are subscribed again.");
});

test("a subscribed recipient can agree to mails at night, if the law requires that", () => {
  const night = (change: AddressChange) => unsubscribePage(known(change, { topics: [], asksNight: true }), "ko");
  expect(night({})).toContain('name="night" value="yes">밤(21시~8시)에도 받기');
  expect(night({ night_consent: true })).toContain('value="yes" checked>');
  expect(night({ marketing: "unsubscribed" })).not.toContain('name="night"');
  expect(unsubscribePage(known({}), "ko")).not.toContain('name="night"');
});

test.each([
  ["ko", '<html lang="ko">', '<a href="?lang=en" lang="en" hreflang="en">English</a>'],
  ["en", '<html lang="en">', '<a href="?lang=ko" lang="ko" hreflang="ko">한국어</a>'],
] as const)("the page in %s links to the other language", (locale, ...parts) => {
  for (const part of parts) expect(unsubscribePage(known({}), locale)).toContain(part);
});

import { expect, test } from "vitest";
import { isFooterComplete, mailFooter, NO_FOOTER } from "./footer";

const FOOTER = { name: "두레상사", address: "서울시 중구 세종대로 110", phone: "02-120" };

test("a footer has the sender's name, address and phone number, and a link to unsubscribe", () => {
  expect(mailFooter(FOOTER, "ko")).toEqual({
    locale: "ko",
    lines: [
      "두레상사",
      "서울시 중구 세종대로 110 · 전화 02-120",
      "이 메일은 마케팅 메일 수신에 동의한 분께 보내 드립니다.",
    ],
    links: [
      { label: "수신 거부 (Unsubscribe)", href: "{{unsubscribe_link}}" },
      { label: "수신 설정", href: "{{preferences_link}}" },
    ],
  });
});

test.each(["name", "address", "phone"])("a footer without %s is not complete", (part) => {
  expect(isFooterComplete(FOOTER)).toBe(true);
  expect(isFooterComplete({ ...FOOTER, [part]: "" })).toBe(false);
});

test("a team without a footer still has the links", () => {
  expect(isFooterComplete(NO_FOOTER)).toBe(false);
  expect(mailFooter(NO_FOOTER, "en").links.map(({ href }) => href)).toEqual([
    "{{unsubscribe_link}}",
    "{{preferences_link}}",
  ]);
});

import { expect, test } from "vitest";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";
import { KAKAO_TEMPLATES, kakaoMessage, kakaoNumber } from "./kakao-reminder";

const event = {
  title: "상담",
  date_range: { start: "2026-11-24T01:00:00.000Z", end: "2026-11-24T01:30:00.000Z" },
  host: { id: "h", name: "이멤버", email: "h@example.com" },
  invitees: [{ name: "손님", email: "g@example.org", phone: "82-1012345678" }],
  meeting_plan: { type: "offline", value: "서울시 중구" },
  language: "ko",
  timezone: "Asia/Seoul",
} as unknown as ScheduledEvent;

const all = (["reminder", "created", "rescheduled", "cancelled"] as const).flatMap((kind) =>
  (["ko", "en"] as const).map((language) => [kind, language] as const),
);

test.each(all)("the template %s in %s gets a value for each of its variables and no others", (kind, language) => {
  const { code, content } = KAKAO_TEMPLATES[kind][language];
  const named = [...content.matchAll(/#\{(\w+)\}/g)].map(([, name]) => name);
  const { template, variables } = kakaoMessage(kind, { ...event, language }, "https://x/e");
  const { link, ...others } = variables;
  expect(template).toBe(code);
  expect(Object.keys(others).toSorted()).toEqual(named.toSorted());
  expect(link).toBe(kind === "cancelled" ? undefined : "https://x/e");
  expect(code.length).toBeLessThanOrEqual(20);
});

test("the time is the invitee's", () => {
  expect(kakaoMessage("reminder", event, "").variables.when).toBe(
    "2026년 11월 24일 화요일 오전 10:00~10:30 (Asia/Seoul)",
  );
});

test.each([
  ["82-1012345678", "01012345678"],
  ["82-01012345678", "01012345678"],
  ["1-2025550123", "12025550123"],
  ["82-1234", undefined],
  ["", undefined],
  ["010-1234-5678", undefined],
])("%s is dialled %s", (phone, number) => expect(kakaoNumber(phone)).toBe(number));

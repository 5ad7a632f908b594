import { expect, test } from "vitest";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";
import { kakaoNumber, REMINDER_TEMPLATES, reminderVariables } from "./kakao-reminder";

const event = {
  title: "상담",
  date_range: { start: "2026-11-24T01:00:00.000Z", end: "2026-11-24T01:30:00.000Z" },
  host: { id: "h", name: "이멤버", email: "h@example.com" },
  invitees: [{ name: "손님", email: "g@example.org", phone: "82-1012345678" }],
  meeting_plan: { type: "offline", value: "서울시 중구" },
  language: "ko",
  timezone: "Asia/Seoul",
} as unknown as ScheduledEvent;

test.each(["ko", "en"] as const)("every variable of the %s template has its value, and none is left over", (locale) => {
  const { code, content } = REMINDER_TEMPLATES[locale];
  const named = [...content.matchAll(/#\{(\w+)\}/g)].map(([, name]) => name);
  const { link, ...variables } = reminderVariables(event, "https://x/e");
  expect(Object.keys(variables).toSorted()).toEqual(named.toSorted());
  expect(link).toBe("https://x/e");
  expect(code.length).toBeLessThanOrEqual(20);
});

test("the time is the invitee's", () => {
  expect(reminderVariables(event, "").when).toBe("2026년 11월 24일 화요일 오전 10:00~10:30 (Asia/Seoul)");
});

test.each([
  ["82-1012345678", "01012345678"],
  ["82-01012345678", "01012345678"],
  ["1-2025550123", "12025550123"],
  ["82-1234", undefined],
  ["", undefined],
  ["010-1234-5678", undefined],
])("%s is dialled %s", (phone, number) => expect(kakaoNumber(phone)).toBe(number));

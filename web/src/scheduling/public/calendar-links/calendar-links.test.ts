import { expect, test } from "vitest";
import { calendarLinks } from "./calendar-links";

const event = {
  ...{ id: "one", title: "도입 상담; 30분, 무료", sequence: 2, hosts: [] },
  date_range: { start: "2026-11-24T01:00:00.000Z", end: "2026-11-24T01:30:00.000Z" },
};
const { google, outlook, file } = calendarLinks(event, { place: "서울", address: "https://dure.example/e/1" });

test("Google and Outlook open with the title, the time and the place", () => {
  expect(new URL(google).searchParams.get("dates")).toBe("20261124T010000Z/20261124T013000Z");
  expect(new URL(google).searchParams.get("text")).toBe(event.title);
  expect(new URL(outlook).searchParams.get("startdt")).toBe(event.date_range.start);
  expect(new URL(outlook).searchParams.get("location")).toBe("서울");
});

test("the file has the time, an alarm and escaped texts, in lines of 75 bytes", () => {
  const text = decodeURIComponent(file.slice(file.indexOf(",") + 1));
  const lines = text.split("\r\n");
  expect(lines).toContain("DTSTART:20261124T010000Z");
  expect(lines).toContain("TRIGGER:-PT15M");
  expect(text.replaceAll("\r\n ", "")).toContain("SUMMARY:도입 상담\\; 30분\\, 무료");
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
});

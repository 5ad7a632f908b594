import { AppError } from "@dure/domain/shared/error";
import { expect, test } from "vitest";
import { CalendarError } from "../calendar/calendar-error";
import { ConferenceError } from "../conferencing/call-service";
import { isRefused } from "./is-refused";

test.each([400, 403, 412, 422])("the status %i is a permanent refusal", (status) => {
  expect(isRefused(new CalendarError("", { status, code: "invalid" }))).toBe(true);
  expect(isRefused(new ConferenceError("", status))).toBe(true);
});

test.each([401, 404, 408, 409, 410, 429, 500, 503, undefined])("the status %s is not a permanent refusal", (status) => {
  expect(isRefused(new CalendarError("", { status }))).toBe(false);
  expect(isRefused(new ConferenceError("", status))).toBe(false);
});

test("Google's rate limit and a missing grant are not permanent refusals", () => {
  expect(isRefused(new CalendarError("", { status: 403, code: "rateLimitExceeded" }))).toBe(false);
  expect(isRefused(new AppError("REGRANT_PERMISSION", { ko: "", en: "" }))).toBe(false);
});

import { AppError } from "@dure/domain/shared/error";
import { expect, it } from "vitest";
import { CalendarError, isDisconnected, isTransient, retryAfterMs } from "./calendar-error";

const now = Date.parse("2027-03-01T00:00:00Z");

it.each([
  [null, undefined],
  ["", undefined],
  ["3", 3_000],
  ["Mon, 01 Mar 2027 00:00:02 GMT", 2_000],
  ["Mon, 01 Mar 2027 00:00:00 GMT", 0],
  ["Sun, 28 Feb 2027 00:00:00 GMT", 0],
  ["soon", undefined],
])("Retry-After %j asks for %s ms", (header, ms) => expect(retryAfterMs(header, now)).toBe(ms));

it.each([
  [new CalendarError("cut off"), true],
  [new CalendarError("", { status: 500 }), true],
  [new CalendarError("", { status: 408 }), true],
  [new CalendarError("", { status: 429 }), true],
  [new CalendarError("", { status: 403, code: "rateLimitExceeded" }), true],
  [new CalendarError("", { status: 403, code: "insufficientPermissions" }), false],
  [new CalendarError("", { status: 400 }), false],
  [new CalendarError("", { status: 404 }), false],
  [new Error("no token"), true],
  [new AppError("REGRANT_PERMISSION", { ko: "", en: "" }), false],
])("%s is temporary: %s", (error, passes) => expect(isTransient(error)).toBe(passes));

it.each([
  ["REGRANT_PERMISSION", true],
  ["API-DATA-0001", true],
  ["CAL-DOMAIN-NW_CREDENTIALS", true],
  ["NOT_FOUND", true],
  ["PROVIDER_FAILED", false],
] as const)("%s needs the host's action: %s", (code, is) =>
  expect(isDisconnected(new AppError(code, { ko: "", en: "" }))).toBe(is),
);

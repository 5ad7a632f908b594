import { NO_FIELDS } from "@dure/domain/records/field/custom-field";
import { newLead } from "@dure/domain/records/record/new-record";
import { expect, test } from "vitest";
import { eventTime } from "./event-time";

const CREATED = "2026-11-29T03:29:30.559Z";
const SOONER = "2026-11-29T03:29:29.801Z";
const LATER = "2026-11-29T03:29:30.682Z";

const lead = newLead({ deal_name: "Ada" }, NO_FIELDS("lead"), { id: "lead", editor: { id: "u" }, now: CREATED });

test("an event has the time of its transaction", () => {
  expect(eventTime(LATER, [{ before: lead }])).toBe(LATER);
  expect(eventTime(SOONER, [{ before: null }])).toBe(SOONER);
});

test("a change whose transaction began before the record's creation comes after the creation", () => {
  expect(eventTime(SOONER, [{ before: null }, { before: lead }])).toBe("2026-11-29T03:29:30.560Z");
});

test("a change in the same millisecond as the creation comes after it", () => {
  expect(eventTime(CREATED, [{ before: lead }])).toBe("2026-11-29T03:29:30.560Z");
});

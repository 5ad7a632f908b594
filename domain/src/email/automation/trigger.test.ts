import { describe, expect, test } from "vitest";
import { dateTriggerDay, isTriggerSet, segmentEnteringAtOnce, Trigger, triggerKeys } from "./trigger";

const onDate = (values: object) => {
  const trigger = Trigger.parse({ event: "date_field", field_id: "close_date", ...values });
  if (trigger.event !== "date_field") throw new Error("Not of a date.");
  return trigger;
};

describe("a date trigger", () => {
  test.each([
    [{ days_before: 0 }, "2027-03-01T00:00:00.000Z", "2027-03-01"],
    [{ days_before: 7 }, "2027-02-26T03:00:00.000Z", "2027-03-05"],
    [{ days_before: -3 }, "2027-03-01T03:00:00.000Z", "2027-02-26"],
    [{ days_before: 0 }, "2027-02-28T23:59:00.000Z", undefined],
    [{ days_before: 0, timezone: "America/New_York" }, "2027-03-01T03:00:00.000Z", "2027-02-28"],
  ])("with %j at %s selects the date %s", (values, now, day) => expect(dateTriggerDay(onDate(values), now)).toBe(day));
});

test("a trigger that is set up is indexed by the form, stages or date that start it", () => {
  expect(triggerKeys(Trigger.parse({ event: "form_submission", form_id: "abc" }))).toEqual(["form abc"]);
  expect(triggerKeys(Trigger.parse({ event: "stage_change", stage_ids: ["a", "b"] }))).toEqual(["stage a", "stage b"]);
  expect(triggerKeys(onDate({}))).toEqual(["date_field"]);
  expect(isTriggerSet(onDate({ field_id: null }))).toBe(false);
  expect(isTriggerSet(Trigger.parse({ event: "stage_change" }))).toBe(false);
});

test("a segment enters at once on activation or on its change, if existing records are included", () => {
  const ofSegment = (segment_id: string | null, existing: boolean) =>
    Trigger.parse({ event: "segment_entry", segment_id, existing });
  expect(segmentEnteringAtOnce(ofSegment("a", true))).toBe("a");
  expect(segmentEnteringAtOnce(ofSegment("a", false))).toBeUndefined();
  expect(segmentEnteringAtOnce(ofSegment(null, true))).toBeUndefined();
  expect(segmentEnteringAtOnce(Trigger.parse({ event: "form_submission", form_id: "a" }))).toBeUndefined();
  expect(segmentEnteringAtOnce(ofSegment("b", true), ofSegment("a", true))).toBe("b");
  expect(segmentEnteringAtOnce(ofSegment("a", true), ofSegment("a", false))).toBeUndefined();
});

import { expect, test } from "vitest";
import { daysAtStage, hasProbabilities, weightOf } from "./stage-weight";

const pipeline = {
  statuses: [
    {
      status: "IN_SALES" as const,
      stages: [
        { id: "a", label: "A", probability: 40 },
        { id: "b", label: "B" },
      ],
    },
    { status: "SALES_SUCCESS" as const, stages: [{ id: "w", label: "W" }] },
  ],
};

test("a stage weighs its probability; won deals count whole, a stage without a chance for nothing", () => {
  expect(weightOf(pipeline, { id: "a", status: "IN_SALES" })).toBe(0.4);
  expect(weightOf(pipeline, { id: "b", status: "IN_SALES" })).toBe(0);
  expect(weightOf(pipeline, { id: "w", status: "SALES_SUCCESS" })).toBe(1);
  expect(hasProbabilities(pipeline)).toBe(true);
  expect(hasProbabilities({ statuses: [] })).toBe(false);
});

test("days at a stage are whole ones, and none before it was entered", () => {
  expect(daysAtStage("2026-11-01T10:00:00.000Z", "2026-11-04T09:00:00.000Z")).toBe(2);
  expect(daysAtStage("2026-11-05T10:00:00.000Z", "2026-11-04T09:00:00.000Z")).toBe(0);
  expect(daysAtStage(null, "2026-11-04T09:00:00.000Z")).toBeUndefined();
});

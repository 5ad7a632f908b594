import type { StageStatus } from "@dure/domain/records/field/field";
import { expect, test } from "vitest";
import type { BoardGroup } from "./board-groups";
import { daysAtStage, hasProbabilities, openSums, weightOf } from "./stage-weight";

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
    { status: "SALES_FAILURE" as const, stages: [{ id: "l", label: "L", probability: 30 }] },
  ],
};

test("a stage is weighted by its probability, a won one by 1, and lost ones and others by 0", () => {
  expect(weightOf(pipeline, { id: "a", status: "IN_SALES" })).toBe(0.4);
  expect(weightOf(pipeline, { id: "b", status: "IN_SALES" })).toBe(0);
  expect(weightOf(pipeline, { id: "w", status: "SALES_SUCCESS" })).toBe(1);
  expect(weightOf(pipeline, { id: "l", status: "SALES_FAILURE" })).toBe(0);
  expect(hasProbabilities(pipeline)).toBe(true);
  expect(hasProbabilities({ statuses: pipeline.statuses.slice(1) })).toBe(false);
  expect(hasProbabilities({ statuses: [] })).toBe(false);
});

test("the value of a board is the sum of its open deals, without won and lost ones", () => {
  const group = (status: StageStatus, ...stages: [id: string, amountSum: number][]): BoardGroup => ({
    status,
    columns: stages.map(([id, amountSum]) => ({ stage: { id, label: id, status }, cards: [], total: 1, amountSum })),
  });
  const groups = [
    group("BEFORE_SALES", ["n", 50]),
    group("IN_SALES", ["a", 100], ["b", 200]),
    group("SALES_SUCCESS", ["w", 1000]),
    group("SALES_FAILURE", ["l", 5000]),
  ];
  expect(openSums(pipeline, groups)).toEqual({ sum: 350, weighted: 40 });
});

test("the days at a stage are whole days, and undefined before it was entered", () => {
  expect(daysAtStage("2026-11-01T10:00:00.000Z", "2026-11-04T09:00:00.000Z")).toBe(2);
  expect(daysAtStage("2026-11-05T10:00:00.000Z", "2026-11-04T09:00:00.000Z")).toBe(0);
  expect(daysAtStage(null, "2026-11-04T09:00:00.000Z")).toBeUndefined();
});

import { expect, test } from "vitest";
import { defaultPipeline } from "../../records/pipeline/pipeline";
import { StageSpan } from "../setting/conversion-setting";
import { conversionStages, funnelOf } from "./conversion-stages";

const PIPELINE = defaultPipeline("en", "2026-11-24T00:00:00.000Z");
const wayOf = (from: string | null, to: string | null) =>
  conversionStages(PIPELINE, StageSpan.parse({ record_type_id: PIPELINE.id, from_stage_id: from, to_stage_id: to }));

/** The way between two stages that exist. */
function way(from: string | null, to: string | null) {
  const found = wayOf(from, to);
  if ("kind" in found) throw new Error(found.kind);
  return found;
}

test("a conversion goes from the first stage to the first won stage, without lost stages", () => {
  const { stages, to } = way(null, null);
  expect(stages.map(({ label }) => label)).toEqual(["New", "Contacted", "Proposal", "Negotiation", "Won"]);
  expect(to.label).toBe("Won");
  expect(way("default-contacted", "default-proposal").stages[0]?.label).toBe("Contacted");
});

test.each([
  ["a stage that is gone", "gone", null, null],
  ["a last stage that is gone", null, "gone", null],
  ["a stage of failure", null, "default-lost", null],
  ["a way that runs backwards", "default-proposal", "default-contacted", "Contacted"],
])("%s is an error of the stage", (_, from, to, name) => expect(wayOf(from, to)).toEqual({ kind: "stage", name }));

test("a deleted deal type is an error of the record type", () =>
  expect(conversionStages(undefined, StageSpan.parse({ record_type_id: "gone" }))).toEqual({
    kind: "record-type",
    name: null,
  }));

test("a funnel shows shares of the previous and the first stage, and the number of dropped deals", () => {
  const found = [
    { stage: "default-new", reached: 8, median: 60, p90: 90 },
    { stage: "default-contacted", reached: 4, median: null, p90: null },
    { stage: "default-proposal", reached: 1, median: null, p90: null },
  ];
  expect(
    funnelOf(way(null, "default-proposal"), found).map(({ entered, from_previous, from_first, dropped }) => [
      ...[entered, from_previous, from_first, dropped],
    ]),
  ).toEqual([
    [8, null, 1, 4],
    [4, 0.5, 0.5, 3],
    [1, 0.25, 0.125, 0],
  ]);
});

test("a funnel that nobody entered has no shares", () =>
  expect(funnelOf(way(null, "default-contacted"), [])).toMatchObject([
    { entered: 0, from_first: null, dropped: 0 },
    { entered: 0, from_previous: null, from_first: null },
  ]));

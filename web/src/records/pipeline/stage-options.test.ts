import { defaultPipeline } from "@dure/domain/records/pipeline/pipeline";
import { expect, it } from "vitest";
import { stageOptions } from "./stage-options";

it("offers a pipeline's stages with their own colour, or else with that of their status", () => {
  const pipeline = defaultPipeline("en", "2026-11-28T00:00:00.000Z");
  const [stage] = pipeline.statuses[1]?.stages ?? [];
  if (stage) stage.color = "purple";
  const options = stageOptions(pipeline);
  expect(options.map(({ label }) => label)).toEqual(["New", "Contacted", "Proposal", "Negotiation", "Won", "Lost"]);
  expect(options[0]?.mark).toMatchObject({ props: { status: "BEFORE_SALES" } });
  expect(options[1]?.mark).toMatchObject({ props: { status: "IN_SALES", color: "purple" } });
  expect(stageOptions(undefined)).toEqual([]);
});

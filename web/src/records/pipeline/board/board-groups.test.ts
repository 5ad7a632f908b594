import { defaultPipeline } from "@dure/domain/records/pipeline/pipeline";
import type { RecordView } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { groupCards, placeCards } from "./board-groups";
import { testCard } from "./test-card";

const NOW = "2026-11-21T09:00:00.000Z";
const pipeline = defaultPipeline("en", NOW);
const stages = {
  new: { id: "default-new", label: "New", status: "BEFORE_SALES" },
  proposal: { id: "default-proposal", label: "Proposal", status: "IN_SALES" },
  won: { id: "default-won", label: "Won", status: "SALES_SUCCESS" },
} as const;

const card = (id: string, stage: keyof typeof stages | null, more: Parameters<typeof testCard>[2] = {}) =>
  testCard(id, stage && stages[stage], more);

const idsOf = (cards: readonly RecordView[]) =>
  groupCards(pipeline, cards, []).flatMap(({ columns }) =>
    columns
      .filter((column) => column.cards.length > 0)
      .map(({ stage, cards: own }) => [stage.id, ...own.map(({ id }) => id)]),
  );

test("cards stand in the column of their stage, in the pipeline's order", () => {
  expect(idsOf([card("a", "won"), card("b", "new"), card("c", "won")])).toEqual([
    ["default-new", "b"],
    ["default-won", "a", "c"],
  ]);
});

test("a card without a stage of this pipeline is in the first column", () => {
  const foreign = card("f", null, { stage: { id: "gone", label: "Gone", status: "IN_SALES" } });
  expect(idsOf([card("n", null), foreign])).toEqual([["default-new", "n", "f"]]);
});

test("a column counts and sums all matching deals, and the first one includes deals without a stage", () => {
  const sums = [
    { stage_id: "default-new", total: 700, amount: 1_500 },
    { stage_id: null, total: 2, amount: 10 },
    { stage_id: "default-won", total: 1, amount: 5 },
  ];
  const groups = groupCards(pipeline, [card("a", "new")], sums);
  expect(groups[0]?.columns[0]).toMatchObject({ total: 702, amountSum: 1_510 });
  expect(groups[2]?.columns[0]).toMatchObject({ total: 1, amountSum: 5, cards: [] });
});

test("the board has the pipeline's four status groups, without empty ones", () => {
  expect(groupCards(pipeline, [], []).map(({ status }) => status)).toEqual(
    pipeline.statuses.map(({ status }) => status),
  );
  const statuses = pipeline.statuses.map((group) => (group.status === "IN_SALES" ? { ...group, stages: [] } : group));
  expect(groupCards({ ...pipeline, statuses }, [], [])).toHaveLength(3);
});

test("the latest updated card is on top, with a moved one above it at its new stage", () => {
  const older = card("older", "new", { updated_at: "2026-11-20T09:00:00.000Z" });
  const placed = placeCards(
    [older, card("newer", "proposal")],
    [{ recordId: "older", pipelineId: pipeline.id, stage: stages.proposal }],
  );
  expect(idsOf(placed)).toEqual([["default-proposal", "older", "newer"]]);
  expect(idsOf(placeCards([older, card("newer", "new")], []))).toEqual([["default-new", "newer", "older"]]);
});

test("the later of two moves of a card counts", () => {
  const moves = [stages.proposal, stages.won].map((stage) => ({ recordId: "a", pipelineId: pipeline.id, stage }));
  expect(idsOf(placeCards([card("a", "new")], moves))).toEqual([["default-won", "a"]]);
});

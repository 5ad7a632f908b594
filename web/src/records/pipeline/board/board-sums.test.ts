import { expect, test } from "vitest";
import type { Board } from "./board-queries";
import { placeSums, putOnBoard } from "./board-sums";
import { testCard } from "./test-card";

const card = (id: string, stageId: string, contract_amount: number | null, type = "default") =>
  testCard(
    id,
    { id: stageId, label: stageId, status: "IN_SALES" },
    { contract_amount, record_type: { id: type, name: type } },
  );

/** Two of seven cards are shown: the sums count all. */
const board: Board = {
  data: [card("a", "new", 100), card("b", "new", null)],
  columns: [{ stage_id: "new", total: 7, amount: 900 }],
  total: 7,
};
const won = { id: "won", label: "won", status: "SALES_SUCCESS" } as const;

test("a move under way counts at its new stage", () => {
  expect(placeSums(board, [{ recordId: "a", pipelineId: "default", stage: won }])).toEqual([
    { stage_id: "new", total: 6, amount: 800 },
    { stage_id: "won", total: 1, amount: 100 },
  ]);
  expect(placeSums(board, [])).toBe(board.columns);
});

test("a completed change counts once", () => {
  const after = putOnBoard(board, new Map([["a", card("a", "won", 250)]]));
  expect(after.columns).toEqual([
    { stage_id: "new", total: 6, amount: 800 },
    { stage_id: "won", total: 1, amount: 250 },
  ]);
  expect(after).toMatchObject({ total: 7, data: [{ id: "a", contract_amount: 250 }, { id: "b" }] });
});

test("a card that left its deal type, or is deleted, is on the board no more", () => {
  const left = putOnBoard(board, new Map([["a", card("a", "first", 100, "other")]]));
  expect(left).toMatchObject({ total: 6, data: [{ id: "b" }], columns: [{ total: 6, amount: 800 }] });
  expect(putOnBoard(board, new Map([["b", null]]))).toMatchObject({ total: 6, data: [{ id: "a" }] });
});

test("a change of another record does not change the board", () => {
  expect(putOnBoard(board, new Map([["x", card("x", "new", 1)]]))).toBe(board);
});

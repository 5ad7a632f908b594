import { type Pipeline, stagesOf } from "@dure/domain/records/pipeline/pipeline";
import type { RecordView, StageValue } from "@dure/domain/records/record/record";
import type { z } from "zod";
import type { StageMove } from "../stage-move";
import type { Board } from "./board-queries";

type Stage = z.infer<typeof StageValue>;

/** `total` and `amountSum` count every card that matches, shown or not. */
export type BoardColumn = { stage: Stage; cards: RecordView[]; total: number; amountSum: number };
export type BoardGroup = { status: Stage["status"]; columns: BoardColumn[] };

/**
 * The cards with pending moves applied: moved cards first, then the most recently updated ones.
 * @param isSorted whether the other cards keep the requested order
 */
export function placeCards(
  records: readonly RecordView[],
  moves: readonly StageMove[],
  isSorted = false,
): RecordView[] {
  const moved = new Map(moves.map((move, order) => [move.recordId, { stage: move.stage, order }]));
  const orderOf = ({ id }: RecordView) => moved.get(id)?.order ?? -1;
  return records
    .map((record) => placed(record, moved.get(record.id)?.stage))
    .sort((a, b) => orderOf(b) - orderOf(a) || (isSorted ? 0 : latestFirst(a, b)));
}

const latestFirst = (a: RecordView, b: RecordView): number =>
  ascending(b.updated_at, a.updated_at) || ascending(a.id, b.id);

/** Compares times and ids by code units: a locale-aware comparison of 500 cards would cost a frame. */
const ascending = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** An unmoved card keeps its identity, so that it isn't rendered again. */
const placed = (record: RecordView, stage: Stage | undefined): RecordView => (stage ? { ...record, stage } : record);

/**
 * A board's columns in their status groups; groups without stages are left out. A deal without a stage counts as not
 * begun (docs/product/records-pipelines.md#statuses), so it is in the first column.
 */
export function groupCards(pipeline: Pipeline, cards: readonly RecordView[], sums: Board["columns"]): BoardGroup[] {
  const stages = stagesOf(pipeline);
  const known = new Set(stages.map(({ id }) => id));
  const columnOf = (stageId: string | null | undefined) => (stageId && known.has(stageId) ? stageId : stages[0]?.id);
  const byStage = Map.groupBy(cards, ({ stage }) => columnOf(stage?.id));
  const sumsByStage = Map.groupBy(sums, ({ stage_id }) => columnOf(stage_id));
  return pipeline.statuses
    .filter((group) => group.stages.length > 0)
    .map(({ status, stages: members }) => ({
      status,
      columns: members.map((member) => ({
        stage: { id: member.id, label: member.label, status, ...(member.color && { color: member.color }) },
        cards: byStage.get(member.id) ?? [],
        ...added(sumsByStage.get(member.id) ?? []),
      })),
    }));
}

const added = (sums: Board["columns"]): Pick<BoardColumn, "total" | "amountSum"> => ({
  total: sums.reduce((all, { total }) => all + total, 0),
  amountSum: sums.reduce((all, { amount }) => all + amount, 0),
});

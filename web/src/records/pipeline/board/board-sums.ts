import type { RecordView } from "@dure/domain/records/record/record";
import type { StageMove } from "../stage-move";
import type { Board } from "./board-queries";

type Sums = Board["columns"];
type Place = { stageId: string | null; amount: number };

const placeOf = ({ stage, contract_amount }: RecordView): Place => ({
  stageId: stage?.id ?? null,
  amount: contract_amount ?? 0,
});

/** The sums with one card more, or one less, at its stage. */
function counted(sums: Sums, { stageId, amount }: Place, cards: 1 | -1): Sums {
  const known = sums.some(({ stage_id }) => stage_id === stageId);
  const all = known ? sums : [...sums, { stage_id: stageId, total: 0, amount: 0 }];
  return all.map((sum) =>
    sum.stage_id === stageId ? { ...sum, total: sum.total + cards, amount: sum.amount + cards * amount } : sum,
  );
}

/** The sums with pending moves applied. */
export function placeSums({ data, columns }: Board, moves: readonly StageMove[]): Sums {
  const stages = new Map(moves.map(({ recordId, stage }) => [recordId, stage.id]));
  return data.reduce((sums, card) => {
    const stageId = stages.get(card.id);
    if (stageId === undefined || stageId === card.stage?.id) return sums;
    return counted(counted(sums, placeOf(card), -1), { ...placeOf(card), stageId }, 1);
  }, columns);
}

/** The board with changed cards applied. A card that left its deal type or was deleted (null) is removed. */
export function putOnBoard(board: Board, changed: ReadonlyMap<string, RecordView | null>): Board {
  const touched = board.data.filter(({ id }) => changed.has(id));
  if (touched.length === 0) return board;
  const stays = (card: RecordView, now = changed.get(card.id)) =>
    now && now.record_type?.id === card.record_type?.id ? now : undefined;
  const columns = touched.reduce((sums, card) => {
    const now = stays(card);
    const without = counted(sums, placeOf(card), -1);
    return now ? counted(without, placeOf(now), 1) : without;
  }, board.columns);
  const gone = touched.filter((card) => !stays(card)).length;
  const data = board.data.flatMap((card) => (changed.has(card.id) ? (stays(card) ?? []) : card));
  return { data, columns, total: board.total - gone };
}

import type { CheckedFilter } from "@dure/domain/records/filter/checked-filter";
import { COMPARED_FIELDS } from "@dure/domain/records/filter/filter-field";
import type { RecordView } from "@dure/domain/records/record/record";
import { withModel } from "../with-model";
import { matchingStatement, pageStatement } from "./page-query";
import { checkQuery, type RecordQuery } from "./record-query";
import { readViews } from "./record-views";

type BoardQuery = RecordQuery & { pipelineId: string; limit: number };

/** A board column: all deals at a stage, and the sum of their amounts in the team's currency. */
export type BoardColumn = { stage_id: string | null; total: number; amount: number };

export type Board = { cards: RecordView[]; columns: BoardColumn[]; total: number };

/**
 * The matching deals of one deal type: at most `limit` cards, last changed first unless sorted, and totals by stage
 * (docs/product/records-pipelines.md#board). It includes every write acknowledged before the call.
 */
export const readBoard = (teamId: string, { pipelineId, limit, ...asked }: BoardQuery): Promise<Board> =>
  withModel(teamId, async (model) => {
    const checked = checkQuery({ ...asked, sorting: asked.sorting ?? LAST_CHANGED }, model.catalog);
    await model.prepareRanks(checked.sort.ranks, Date.parse(asked.zone.now));
    const query = { ...checked, filter: { all: [ofPipeline(pipelineId), checked.filter] } };
    return model.read(async (read) => {
      const columns = await read<Sums>(matchingStatement(query, SUMS, "GROUP BY r.f_stage"));
      const rows = await read<{ id: string }>(pageStatement({ ...query, after: undefined, limit }));
      const ids = rows.map(({ id }) => id);
      return {
        cards: await readViews(read, query.kind, ids, model),
        columns: columns.map(({ total, ...column }) => ({ ...column, total: Number(total) })),
        total: columns.reduce((sum, { total }) => sum + Number(total), 0),
      };
    });
  });

const LAST_CHANGED = { identifier: "updated_at", direction: "DESC" } as const;

type Sums = { stage_id: string | null; total: bigint; amount: number };

/** Amounts have at most two decimals; rounding removes floating-point noise of the sum. */
const SUMS = "r.f_stage AS stage_id, count(*) AS total, round(coalesce(sum(r.f_contract_amount), 0), 2) AS amount";

const ofPipeline = (id: string): CheckedFilter => ({
  field: { source: "own", kind: "lead", key: "deal_record_type", ...COMPARED_FIELDS.lead.deal_record_type },
  test: { op: "in", values: [id] },
  negated: false,
});

import type { RecordView } from "@dure/domain/records/record/record";
import type { Labelled } from "@dure/domain/records/record/record-view";
import { withModel } from "../with-model";
import { docsStatement, idsStatement } from "./page-query";
import { readAhead } from "./read-ahead";
import { checkQuery, type RecordQuery } from "./record-query";
import { readManyViews } from "./record-views";

/** Records per statement, statements that run ahead, and cached labels of referenced records. */
const BATCH = 750;
const BATCHES_AHEAD = 2;
const MAX_LABELS = 50_000;

/**
 * The ids of all matches, in the query's order and as of one time, for bulk actions. They include every write
 * acknowledged before the call.
 */
export const matchingIds = (teamId: string, asked: RecordQuery): Promise<string[]> =>
  withModel(teamId, async (model) => {
    const query = checkQuery(asked, model.catalog);
    await model.prepareRanks(query.sort.ranks, Date.parse(asked.zone.now));
    const rows = await model.read((read) => read<{ id: string }>(idsStatement(query)));
    return rows.map(({ id }) => id);
  });

/**
 * All matching records in full, in the query's order, in batches: an export of any size needs the memory of a few
 * batches. The set of records is fixed at the start; each batch shows their current state and drops records that no
 * longer match.
 */
export async function* matchingRecords(teamId: string, asked: RecordQuery): AsyncGenerator<RecordView[]> {
  const ids = await matchingIds(teamId, asked);
  let labels = new Map<string, Labelled>();
  const readBatch = (batch: string[]) =>
    withModel(teamId, (model) =>
      model.read((read) => {
        // A batch that is being read keeps the old map.
        if (labels.size > MAX_LABELS) labels = new Map();
        const docs = docsStatement(checkQuery(asked, model.catalog), batch);
        return readManyViews(read, docs, batch, model, labels);
      }),
    );
  yield* readAhead(batchesOf(ids), readBatch, BATCHES_AHEAD);
}

function* batchesOf(ids: readonly string[]): Generator<string[]> {
  for (let from = 0; from < ids.length; from += BATCH) yield ids.slice(from, from + BATCH);
}

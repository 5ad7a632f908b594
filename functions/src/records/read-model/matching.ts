import type { CrmRecord, RecordView } from "@dure/domain/records/record";
import { withModel } from "./models";
import { idsStatement } from "./page-query";
import { checkQuery, type RecordQuery } from "./record-query";
import { readViews } from "./record-views";

/** Records in memory at once while many are read, and of those that they refer to. */
const BATCH = 1000;
const REFERRED = 20_000;

/**
 * The ids of everything that matches, in the query's order and as of one time: what a bulk action acts on. It holds
 * every write acknowledged before the call.
 */
export const matchingIds = (teamId: string, asked: RecordQuery): Promise<string[]> =>
  withModel(teamId, async (model) => {
    const query = checkQuery(asked, model.catalog);
    await model.prepareRanks(query.sort.ranks, Date.parse(asked.zone.now));
    const rows = await model.read((read) => read<{ id: string }>(idsStatement(query)));
    return rows.map(({ id }) => id);
  });

/**
 * Everything that matches, in full and in the query's order, in batches: an export reads any number of records with the
 * memory of one batch. Which records is decided once; a batch shows them as they are when it is read, without those
 * that no longer match.
 */
export async function* matchingRecords(teamId: string, asked: RecordQuery): AsyncGenerator<RecordView[]> {
  const ids = await matchingIds(teamId, asked);
  const referred = new Map<string, CrmRecord>();
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    yield await withModel(teamId, (model) =>
      model.read(async (read) => {
        const query = checkQuery(asked, model.catalog);
        const rows = await read<{ id: string }>(idsStatement(query, batch));
        const still = new Set(rows.map(({ id }) => id));
        const shown = batch.filter((id) => still.has(id));
        if (referred.size > REFERRED) referred.clear();
        return readViews(read, query.kind, shown, model, referred);
      }),
    );
  }
}

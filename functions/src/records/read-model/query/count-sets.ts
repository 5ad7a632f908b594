import { AppError } from "@dure/domain/shared/error";
import { withModel } from "../with-model";
import { countStatement } from "./page-query";
import { type CheckedQuery, checkQuery, type RecordQuery } from "./record-query";

/**
 * The number of matches of each query, all as of one time; undefined for one that does not fit the team's fields. It
 * includes every write acknowledged before the call.
 */
export const countSets = (teamId: string, queries: readonly RecordQuery[]): Promise<(number | undefined)[]> =>
  withModel(teamId, (model) =>
    model.read(async (read) => {
      const counts: (number | undefined)[] = [];
      for (const query of queries) {
        const checked = checkedOrUndefined(() => checkQuery(query, model.catalog));
        const [row] = checked ? await read<{ total: bigint }>(countStatement(checked)) : [];
        counts.push(checked && Number(row?.total ?? 0));
      }
      return counts;
    }),
  );

function checkedOrUndefined(check: () => CheckedQuery): CheckedQuery | undefined {
  try {
    return check();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

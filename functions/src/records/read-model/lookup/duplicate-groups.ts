import { companyKey } from "@dure/domain/records/duplicate/company-key";
import { kindOf } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import { matchingSql } from "../query/matching-sql";
import { createParams } from "../query/params";
import { checkQuery, type RecordQuery } from "../query/record-query";
import { readViews } from "../query/record-views";
import { columnOf, idSql } from "../table";
import { withModel } from "../with-model";

type Page = { offset: number; limit: number /** Records shown of a group. */; most: number };
type Groups = { groups: { records: RecordView[]; total: number }[]; isLast: boolean };

/**
 * Groups of a query's records with the same value in a field, the largest first; names of companies are compared by
 * their keys. A record that is blurred for the caller is in no group, since that would reveal its value.
 */
export const duplicateGroups = (
  teamId: string,
  asked: Omit<RecordQuery, "filters">,
  fieldId: string,
  { offset, limit, most }: Page,
): Promise<Groups> =>
  withModel(teamId, (model) =>
    model.read(async (read) => {
      const params = createParams();
      // `anyOf` also leaves out blurred records.
      const query = checkQuery({ ...asked, filters: null, anyOf: [{ filters: null }] }, model.catalog);
      const columns = `${idSql("r")} AS id, r.${columnOf(fieldId)} AS told, r.${columnOf("updated_at")} AS updated`;
      const sql = `SELECT id, told FROM (${matchingSql({ ...query, sort: undefined }, params, columns)}) WHERE told IS NOT NULL ORDER BY updated DESC, id`;
      const rows = await read<{ id: string; told: string }>({ sql, values: params.values });
      const keyOf = ({ told }: { told: string }) => (fieldId === "name" ? companyKey(told) : told);
      const all = [...Map.groupBy(rows, keyOf)].filter(([, { length }]) => length > 1);
      const shown = all
        .toSorted(([a, first], [b, second]) => second.length - first.length || a.localeCompare(b))
        .slice(offset, offset + limit);
      const groups: Groups["groups"] = [];
      for (const [, members] of shown) {
        const ids = members.slice(0, most).map(({ id }) => id);
        groups.push({ records: await readViews(read, kindOf(asked.entityId), ids, model), total: members.length });
      }
      return { groups, isLast: offset + limit >= all.length };
    }),
  );

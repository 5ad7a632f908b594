import { type Catalog, type ComparedAs, type FilterField, filterField } from "@dure/domain/records/filter/filter-field";
import { filterError } from "@dure/domain/records/filter/filter-issue";
import { withModel } from "../with-model";
import { columnFor } from "./filter-sql";
import { monthName, monthSql } from "./month-sql";
import { matchingStatement } from "./page-query";
import { type CheckedQuery, checkQuery, type RecordQuery } from "./record-query";

type SumsQuery = Omit<RecordQuery, "sorting"> & {
  /**
   * Group keys: `month` is a date or time field, taken by month in the query's zone; `by` is an id field such as the
   * assignee.
   */
  month: string;
  by: string;
  /** The numeric field to sum. */
  sumOf: string;
};

/** The count and sum of a group. `month` is YYYY-MM; `month` and `value` are null for empty values. */
export type GroupSum = { month: string | null; value: string | null; total: number; sum: number };

/** Sums of all matches, by month and one more field. They include every write acknowledged before the call. */
export const sumByMonth = (teamId: string, { month, by, sumOf, ...asked }: SumsQuery): Promise<GroupSum[]> =>
  withModel(teamId, async (model) => {
    const query = checkQuery(asked, model.catalog);
    const field = (identifier: string, as: ComparedAs[]) => checkedField(model.catalog, query, identifier, as);
    const dated = field(month, ["day", "time"]);
    const others = [
      `${columnFor(field(by, ["id"]))} AS value`,
      "count(*) AS total",
      `coalesce(sum(${columnFor(field(sumOf, ["number"]))}), 0) AS sum`,
    ];
    return model.read(async (read) => {
      const columns = [`${await monthSql(read, query, dated, asked.zone.timeZone)} AS month`, ...others];
      const statement = matchingStatement(query, columns.join(", "), "GROUP BY ALL ORDER BY month, value");
      const rows = await read<Row>(statement);
      return rows.map((row) => ({ ...row, month: monthName(row.month), total: Number(row.total) }));
    });
  });

type Row = Pick<GroupSum, "value" | "sum"> & { month: bigint | null; total: bigint };

function checkedField(catalog: Catalog, { kind }: CheckedQuery, identifier: string, as: ComparedAs[]): FilterField {
  const field = filterField(catalog, kind, identifier);
  if (!field || !as.includes(field.as)) throw filterError({ identifier, code: "removed-field" });
  return field;
}

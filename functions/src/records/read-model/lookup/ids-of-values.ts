import { normalizeText } from "@dure/domain/records/filter/filter-field";
import type { RecordKind } from "@dure/domain/records/record/entity";
import { createParams } from "../query/params";
import { columnOf, idSql } from "../table";
import { withModel } from "../with-model";

/** The ids of a kind's records that have one of these values in a text field, the oldest first. */
export async function idsOfValues(
  teamId: string,
  kind: RecordKind,
  fieldId: string,
  values: readonly string[],
): Promise<string[]> {
  const plain = [...new Set(values.flatMap((value) => normalizeText(value) ?? []))];
  if (plain.length === 0) return [];
  return withModel(teamId, (model) =>
    model.read(async (read) => {
      const params = createParams();
      const list = plain.map((value) => params.add(value)).join(", ");
      const sql = `SELECT ${idSql("r")} AS id FROM ${kind} r WHERE r.${columnOf(fieldId)} IN (${list}) ORDER BY r.${columnOf("created_at")}, r.key`;
      const rows = await read<{ id: string }>({ sql, values: params.values });
      return rows.map(({ id }) => id);
    }),
  );
}

import type { recordsApi } from "@dure/domain/records/api";
import { entityOf } from "@dure/domain/records/entity";
import { type ReadRow, valueIn } from "@dure/domain/records/import/check-rows";
import type { ValidImport } from "@dure/domain/records/import/import-api";
import type { ImportField } from "@dure/domain/records/import/import-field";
import { nameKey } from "@dure/domain/records/name-key";
import { labelOf } from "@dure/domain/records/record-label";
import type { Verb } from "../../platform/endpoint";
import { type CheckedImport, checkImport } from "./check-import";
import { headerOf } from "./import-header";
import { readSetting } from "./import-setting";

/** Shows what an import would keep; nothing is written. */
export const validateImport: Verb<typeof recordsApi.validateImport> = async (ctx, input) => {
  const checked = await checkImport(ctx, await readSetting(ctx, input), input.body);
  const header = headerOf(checked.table);
  const data = header.map(({ id, definition }) => [id, checked.rows.map((row) => cellOf(checked, row, definition))]);
  return { header, data: Object.fromEntries(data), counts: checked.counts };
};

type ValidCell = NonNullable<ValidImport["data"][string][number]>;

function cellOf({ referred, found }: CheckedImport, row: ReadRow, field: ImportField): ValidCell | null {
  const value = valueIn(row, field);
  if (value === undefined) return null;
  const company =
    field.entity === "company" && field.field_id === "name" && found.companies.get(nameKey(String(value)));
  const record = field.type === "many-to-one" && referred.get((value as { id: string }).id);
  if (!record) return { definition: field.id, value, nice_id: company ? company.nice_id : null };
  const { id, nice_id } = record;
  const reference = { id, label: labelOf(record), entity_type: entityOf(record), nice_id };
  return { definition: field.id, value: reference, nice_id };
}

import type { recordsApi } from "@dure/domain/records/api";
import type { ValidCell, ValidImport } from "@dure/domain/records/import/api";
import { type ReadRow, valueIn } from "@dure/domain/records/import/check-rows";
import type { ImportField } from "@dure/domain/records/import/import-field";
import { entityOf } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { isBlurred, labelFor } from "../record/router-blur";
import { type CheckedImport, checkImport } from "./check-import";
import { importHeader } from "./import-header";
import { readSetting } from "./import-setting";
import { changeOf } from "./update/change-of";

/** Shows what an import would save, without writing anything. */
export const validateImport: Verb<typeof recordsApi.validateImport> = async (ctx, input) => {
  const setting = await readSetting(ctx, input);
  const checked = await checkImport(ctx, setting, input.body);
  const header = importHeader(checked.table);
  const data = header.map(({ id, definition }) => [
    id,
    checked.rows.map((row, index) => {
      const cell = cellOf(ctx, checked, row, definition, checked.plan.rows[index]);
      return (
        cell && {
          ...cell,
          ...changeOf(ctx, setting, checked.matches.get(row.row), definition, cell.value, input.body.match),
        }
      );
    }),
  ]);
  const actions = checked.rows.map(({ row }) => actionOf(ctx, checked.matches.get(row)));
  return { header, data: Object.fromEntries(data), actions, counts: checked.counts };
};

const actionOf = (ctx: Context, record: CrmRecord | undefined): ValidImport["actions"][number] =>
  record
    ? { action: "update", id: record.id, label: labelFor(ctx, record) }
    : { action: "create", id: null, label: "" };

type Planned = CheckedImport["plan"]["rows"][number];

function cellOf(
  ctx: Context,
  { referred, found, plan }: CheckedImport,
  row: ReadRow,
  field: ImportField,
  planned: Planned | undefined,
): Omit<ValidCell, "change" | "before"> | null {
  const value = valueIn(row, field);
  if (value === undefined) return null;
  const record = field.type === "many-to-one" ? referred.get((value as { id: string }).id) : undefined;
  if (record) {
    const { id } = record;
    const nice_id = isBlurred(ctx, record) ? null : record.nice_id;
    const reference = { id, label: labelFor(ctx, record), entity_type: entityOf(record), nice_id };
    return { definition: field.id, value: reference, nice_id, names: "existing" };
  }
  const { key, records } = namedBy(field, planned, found);
  const named = key === null ? undefined : records?.get(key);
  const nice_id = field.entity === "company" && key !== null ? (named ?? planOf(plan, key)).nice_id : null;
  return { definition: field.id, value, nice_id, names: key === null ? null : named ? "existing" : "new" };
}

/** The registry's number that a new company gets. */
function planOf({ companies }: CheckedImport["plan"], key: string): { nice_id: string | null } {
  const number = companies.get(key)?.values.nice_id;
  return { nice_id: typeof number === "string" ? number : null };
}

const NAMES = new Set(["name", "first_name", "last_name"]);

/** The plan's key of the company or contact that this field's cell names; null for other fields. */
function namedBy({ entity, field_id }: ImportField, planned: Planned | undefined, found: CheckedImport["found"]) {
  if (entity === "company" && field_id === "name") return { key: planned?.company ?? null, records: found.companies };
  if (entity === "contact" && NAMES.has(field_id)) return { key: planned?.contact ?? null, records: found.contacts };
  return { key: null };
}

import type { CellError, ReadRow } from "@dure/domain/records/import/check-rows";
import type { ImportMatch } from "@dure/domain/records/import/import-match";
import type { Mapping } from "@dure/domain/records/import/mapping";
import { type RowUpdate, updatedByRow } from "@dure/domain/records/import/row-update";
import { kindOf } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { isNamePart } from "@dure/domain/records/record/update-field-or-reference";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../../platform/context";
import type { ImportSetting } from "../import-setting";

type PlannedUpdates = { updates: Map<number, RowUpdate>; errors: CellError[] };

/** What rows change in their matched records, by row, and the cells whose values can't be set. */
export function planUpdates(
  ctx: Context,
  setting: ImportSetting,
  { by }: ImportMatch,
  mapping: Mapping,
  rows: readonly ReadRow[],
  matches: ReadonlyMap<number, CrmRecord>,
): PlannedUpdates {
  const updates = new Map<number, RowUpdate>();
  const errors: CellError[] = [];
  for (const { row, lead } of rows) {
    const record = matches.get(row);
    if (!record) continue;
    // The record has the matched value already, perhaps in another spelling.
    const { id: _, [by ?? "id"]: __, ...values } = lead;
    updates.set(row, { id: record.id, values });
    for (const fieldId of Object.keys(values))
      if (!canUpdate(ctx, setting, record, valuesWith(values, fieldId)))
        errors.push({ row, column: columnOf(mapping, fieldId), code: "not_updated" });
  }
  return { updates, errors };
}

/** The value of a cell. A part of a name comes with the other part, since only both together may be a valid name. */
const valuesWith = (values: RowUpdate["values"], fieldId: string): RowUpdate["values"] =>
  Object.fromEntries(
    Object.entries(values).filter(([id]) => id === fieldId || (isNamePart(id) && isNamePart(fieldId))),
  );

const columnOf = (mapping: Mapping, fieldId: string) =>
  mapping.findIndex((field) => field?.part === "lead" && field.field_id === fieldId);

const NOBODY = { company_id: null, contact_id: null };

/** The record as one row's values leave it, without its company and contact; the same object if nothing changes. */
export const updatedAlone = (
  { actor, now }: Pick<Context, "actor" | "now">,
  { sets, pipeline, entityId }: ImportSetting,
  record: CrmRecord,
  values: RowUpdate["values"],
): CrmRecord => updatedByRow(record, values, NOBODY, { fields: sets[kindOf(entityId)], pipeline, editor: actor, now });

function canUpdate(ctx: Context, setting: ImportSetting, record: CrmRecord, values: RowUpdate["values"]): boolean {
  try {
    updatedAlone(ctx, setting, record, values);
    return true;
  } catch (error) {
    // What a stage requires may come from another cell of the row; the commit checks that.
    if (error instanceof AppError) return "stage" in values;
    throw error;
  }
}

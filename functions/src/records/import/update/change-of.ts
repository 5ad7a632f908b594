import { builtInValue } from "@dure/domain/records/field/field-values";
import type { ValidCell } from "@dure/domain/records/import/api";
import type { ImportField } from "@dure/domain/records/import/import-field";
import type { ImportMatch } from "@dure/domain/records/import/import-match";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { isNamePart } from "@dure/domain/records/record/update-field-or-reference";
import type { Context } from "../../../platform/context";
import { isMasked } from "../../record/mask-response";
import { isBlurred } from "../../record/router-blur";
import type { ImportSetting } from "../import-setting";
import { updatedAlone } from "./plan-updates";

type Change = Pick<ValidCell, "change" | "before">;

/**
 * What a cell changes in the record that its row updates. A caller who may not see values learns neither the values nor
 * whether a guess is right.
 */
export function changeOf(
  ctx: Context,
  setting: ImportSetting,
  record: CrmRecord | undefined,
  field: ImportField,
  value: unknown,
  { by }: ImportMatch,
): Change {
  if (!record || field.part !== "lead" || field.field_id === "subscribe_status") return { change: null, before: null };
  if (field.field_id === by || field.field_id === "id") return { change: "same", before: null };
  if (isMasked(ctx) || isBlurred(ctx, record)) return { change: "changed", before: null };
  // A stage may require values of other cells of the row, and a last name a first name, so these are only compared.
  const isSame =
    field.field_id === "stage" || isNamePart(field.field_id)
      ? value === beforeOf(record, field)
      : updatedAlone(ctx, setting, record, { [field.field_id]: value }) === record;
  return isSame ? { change: "same", before: null } : { change: "changed", before: beforeOf(record, field) };
}

function beforeOf(record: CrmRecord, { category, field_id, type }: ImportField): unknown {
  if (type === "many-to-one") return null;
  if (category === "custom") return record.custom[field_id] ?? null;
  if (field_id === "stage") return record.stage_id;
  if (field_id === "name" && record.kind !== "company")
    return { first_name: record.first_name, last_name: record.last_name };
  return builtInValue(record, field_id) ?? null;
}

import { AppError } from "../../shared/error";
import { activeFields, type FieldSet } from "../field/custom-field";
import { isEmptyCustom } from "../field/custom-value";
import { builtInLabel } from "../field/field-labels";
import { builtInValue } from "../field/field-values";
import type { CrmRecord } from "../record/record";
import { type Pipeline, stageSettingsOf } from "./pipeline";
import { pipelineTexts } from "./texts";

/**
 * Returns the deal.
 * @throws BAD_REQUEST if its stage asks for fields that are empty; details name each of them
 */
export function assertReadyForStage(deal: CrmRecord, pipeline: Pipeline, fields: FieldSet): CrmRecord {
  const stage = deal.stage_id === null ? undefined : stageSettingsOf(pipeline, deal.stage_id);
  const missing = missingAtStage(deal, stage?.required_fields ?? [], fields);
  if (!stage || missing.length === 0) return deal;
  const names = (locale: "ko" | "en") => missing.map((id) => labelOf(id, fields)[locale]).join(", ");
  const text = pipelineTexts.stageAsks(stage.label, { ko: names("ko"), en: names("en") });
  throw new AppError(
    "BAD_REQUEST",
    text,
    missing.map((id) => ({ path: `fields.${id}`, message: text })),
  );
}

/** Those of the fields that the deal leaves empty. An archived field asks for nothing. */
export function missingAtStage(deal: CrmRecord, required: readonly string[], fields: FieldSet): string[] {
  const custom = new Set(activeFields(fields).map(({ id }) => id));
  return required.filter((id) => {
    if (custom.has(id)) return isEmptyCustom(deal.custom[id]);
    return builtInLabel("lead", id) !== undefined && isEmptyCustom(builtInValue(deal, id));
  });
}

function labelOf(id: string, fields: FieldSet): { ko: string; en: string } {
  const custom = activeFields(fields).find((field) => field.id === id);
  return custom ? { ko: custom.label, en: custom.label } : (builtInLabel("lead", id) ?? { ko: id, en: id });
}

import { AppError } from "../../shared/error";
import { activeFields, type FieldSet } from "../field/custom-field";
import { isEmptyCustom } from "../field/custom-value";
import { builtInLabel } from "../field/field-labels";
import { builtInValue, missingFields } from "../field/field-values";
import type { CrmRecord } from "../record/record";
import { type Pipeline, stageSettingsOf } from "./pipeline";
import { pipelineTexts } from "./texts";

/** A deal that comes to a stage, and what it was before: nothing, a lead, or a deal elsewhere. */
type Arrival = { before: CrmRecord | null; after: CrmRecord };

/**
 * Returns the deal.
 * @throws BAD_REQUEST if fields that it needs at its stage are empty; details name each of them
 */
export function assertReadyForStage(arrival: Arrival, pipeline: Pipeline, fields: FieldSet): CrmRecord {
  const { after: deal } = arrival;
  const stage = deal.stage_id === null ? undefined : stageSettingsOf(pipeline, deal.stage_id);
  const missing = missingAtStage(arrival, pipeline, fields);
  if (!stage || missing.length === 0) return deal;
  const names = (locale: "ko" | "en") => missing.map((id) => labelOf(id, fields)[locale]).join(", ");
  const text = pipelineTexts.stageAsks(stage.label, { ko: names("ko"), en: names("en") });
  throw new AppError(
    "BAD_REQUEST",
    text,
    missing.map((id) => ({ path: `fields.${id}`, message: text })),
  );
}

/**
 * The fields that a deal leaves empty of those that its stage asks for and, if it was a lead, of those that the team
 * requires of deals. An archived field asks for nothing.
 */
export function missingAtStage({ before, after: deal }: Arrival, pipeline: Pipeline, fields: FieldSet): string[] {
  const custom = new Set(activeFields(fields).map(({ id }) => id));
  const asked = (deal.stage_id !== null && stageSettingsOf(pipeline, deal.stage_id)?.required_fields) || [];
  const missing = asked.filter((id) => {
    if (custom.has(id)) return isEmptyCustom(deal.custom[id]);
    return builtInLabel("lead", id) !== undefined && isEmptyCustom(builtInValue(deal, id));
  });
  const wasLead = before?.record_type_id === null;
  return [...new Set([...missing, ...(wasLead ? missingFields(deal, fields).map(({ id }) => id) : [])])];
}

function labelOf(id: string, fields: FieldSet): { ko: string; en: string } {
  const custom = activeFields(fields).find((field) => field.id === id);
  return custom ? { ko: custom.label, en: custom.label } : (builtInLabel("lead", id) ?? { ko: id, en: id });
}

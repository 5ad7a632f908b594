import type { Field } from "@dure/domain/records/field/field";
import { type Pipeline, stageSettingsOf } from "@dure/domain/records/pipeline/pipeline";
import type { RecordView } from "@dure/domain/records/record/record";
import { fieldValue, isEmptyValue } from "../../field/values/field-value";

/**
 * The fields that a stage requires and that are empty in the record, in the order of the settings. For a lead, those
 * that the team requires of deals follow.
 */
export function missingFields(
  record: RecordView,
  pipeline: Pick<Pipeline, "statuses">,
  stageId: string,
  fields: readonly Field[],
): Field[] {
  return requiredAt(pipeline, stageId, fields, record.entity === "lead").filter(
    (field) => isEmptyValue(fieldValue(record, field)) || fieldValue(record, field) === false,
  );
}

/** The fields that a stage requires. The fields that the team requires are added only when a lead becomes a deal. */
export function requiredAt(
  pipeline: Pick<Pipeline, "statuses">,
  stageId: string,
  fields: readonly Field[],
  isConversion: boolean,
): Field[] {
  const asked = stageSettingsOf(pipeline, stageId)?.required_fields ?? [];
  const ofStage = asked.flatMap((id) => fields.find((field) => field.id === id) ?? []);
  const ofTeam = fields.filter(({ id, required }) => isConversion && required && !asked.includes(id));
  return [...ofStage, ...ofTeam];
}

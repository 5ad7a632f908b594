import type { Field } from "@dure/domain/records/field/field";
import { type Pipeline, stageSettingsOf } from "@dure/domain/records/pipeline/pipeline";
import type { RecordView } from "@dure/domain/records/record/record";
import { fieldValue, isEmptyValue } from "../../field/values/field-value";

/**
 * The fields that the record leaves empty of those that a stage asks for, in the order of the settings, and, if it is a
 * lead, of those that the team requires of deals.
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

/** The fields that a deal needs at a stage; those that the team requires hold up only leads that become deals. */
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

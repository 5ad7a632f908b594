import type { Field } from "@dure/domain/records/field/field";
import { type Pipeline, stageSettingsOf } from "@dure/domain/records/pipeline/pipeline";
import type { RecordView } from "@dure/domain/records/record/record";
import { fieldValue, isEmptyValue } from "../../field/values/field-value";

/** The fields that a stage asks for and the deal leaves empty, in the order of the settings. */
export function missingFields(
  record: RecordView,
  pipeline: Pick<Pipeline, "statuses">,
  stageId: string,
  fields: readonly Field[],
): Field[] {
  const required = stageSettingsOf(pipeline, stageId)?.required_fields ?? [];
  return required
    .flatMap((id) => fields.find((field) => field.id === id) ?? [])
    .filter((field) => isEmptyValue(fieldValue(record, field)) || fieldValue(record, field) === false);
}

import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { Choice } from "../field/picker/choice";

/** Options, stages or deal types. Stages of several deal types say which they are of. */
export function fixedChoices({ attributes }: Pick<ListedField, "attributes">): Choice[] {
  const { options = [], status_stages = [], record_types = [] } = attributes;
  return [
    ...options.map(({ value, label, color }) => ({ value, label, color })),
    ...record_types.map(({ id, label }) => ({ value: id, label })),
    ...status_stages.flatMap(({ record_type, stages }) =>
      stages.map(({ id, label, color }) => ({
        value: id,
        label,
        color,
        ...(status_stages.length > 1 && { hint: record_type.label }),
      })),
    ),
  ];
}

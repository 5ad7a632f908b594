import { CustomField } from "@dure/domain/records/field/custom-field";
import { defaultPipeline, stagesOf } from "@dure/domain/records/pipeline/pipeline";

export const START = "2024-01-01T00:00:00.000Z";
const stamps = { created_at: START, created_by: "bench", updated_at: START, updated_by: "bench" };

type Type = CustomField["type"];

const numbered = (name: string, type: Type, count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${name}${index}`, type, index }));

/** Forty of a lead's sixty fields are custom fields. */
const DEFINITIONS = [
  ...numbered("select", "select", 11),
  ...numbered("tags", "multi-select", 4),
  ...numbered("amount", "currency", 3),
  ...numbered("count", "number", 4),
  ...numbered("rate", "percent", 2),
  ...numbered("day", "date", 6),
  ...numbered("text", "text", 6),
  ...numbered("memo", "textarea", 1),
  ...numbered("agreed", "checkbox", 2),
  ...numbered("helper", "user", 1),
];

export const OPTIONS = 12;
const options = (name: string) =>
  Array.from({ length: OPTIONS }, (_, index) => ({ label: `${name} ${index}`, value: optionOf(name, index) }));

/** The id of an option, as records store it. */
export const optionOf = (name: string, index: number): string => `opt_${name}_${index}`;

/** The `x` after the name tells field 1 from field 10. */
export const fieldId = (name: string): string => `cf_${`${name}x`.padEnd(16, "0")}`;

export const FIELDS: CustomField[] = DEFINITIONS.map(({ name, type }, order) =>
  CustomField.parse({
    ...stamps,
    id: fieldId(name),
    kind: "lead",
    type,
    label: name,
    order,
    version: 1,
    attributes: type === "select" || type === "multi-select" ? { options: options(name) } : {},
  }),
);

export const PIPELINE = defaultPipeline("ko", START);
export const STAGES = stagesOf(PIPELINE).map(({ id }) => id);

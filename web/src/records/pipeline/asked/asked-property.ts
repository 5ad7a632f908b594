import type { Property } from "@dure/domain/records/bulk/bulk";
import type { Field } from "@dure/domain/records/field/field";
import { asReference } from "../../field/values/field-value";

/** Values by their fields' ids. */
export type AskedValues = Readonly<Record<string, unknown>>;

/** The values that a stage asked for, as they are sent: a reference by its id. */
export function askedProperty(fields: readonly Field[], values: AskedValues): Property {
  const of = (custom: boolean) =>
    fields
      .filter(({ id, category }) => id in values && (category === "custom") === custom)
      .map(({ id }) => ({ id, value: sent(values[id]) }));
  return { custom_fields: of(true), standard_fields: of(false) };
}

function sent(value: unknown): unknown {
  const reference = asReference(value);
  return reference ? { id: reference.id } : value;
}

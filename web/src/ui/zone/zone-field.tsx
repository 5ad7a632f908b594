import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "../form/bound-field";
import { ZoneInput } from "./zone-input";

/** A time zone in a form. */
export function ZoneField<In extends FieldValues, Out extends FieldValues>({
  control,
  name,
  ...frame
}: BoundField<In, Out>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <ZoneInput {...frame} value={field.value || "UTC"} onChange={field.onChange} error={fieldState.error?.message} />
  );
}

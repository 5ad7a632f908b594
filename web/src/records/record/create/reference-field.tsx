import type { EntityId } from "@dure/domain/records/record/entity";
import type { Reference } from "@dure/domain/records/record/record";
import { useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "../../../ui/form/bound-field";
import { FieldFrame } from "../../../ui/form/field-frame";
import { ReferencePicker } from "../../field/picker/reference-picker";

type ReferenceFieldProps<In extends FieldValues, Out extends FieldValues> = BoundField<In, Out> & {
  entity: EntityId;
};

/** A record of an entity; the form holds its id, none is `null`. */
export function ReferenceField<In extends FieldValues, Out extends FieldValues>(props: ReferenceFieldProps<In, Out>) {
  const { control, name, label, hint, required, disabled, entity } = props;
  const { field, fieldState } = useController({ control, name });
  const [reference, setReference] = useState<Reference | null>(null);
  const pick = (picked: Reference | null) => {
    setReference(picked);
    field.onChange(picked && { id: picked.id });
  };
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={fieldState.error?.message}>
      <ReferencePicker entity={entity} label={label} value={reference} onPick={pick} />
    </FieldFrame>
  );
}

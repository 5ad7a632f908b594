import type { EntityId } from "@dure/domain/records/record/entity";
import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "../../../ui/form/bound-field";
import { FieldFrame } from "../../../ui/form/field-frame";
import { ReferencePicker } from "../../field/picker/reference-picker";
import { asReference } from "../../field/values/field-value";

type ReferenceFieldProps<In extends FieldValues, Out extends FieldValues> = BoundField<In, Out> & {
  entity: EntityId;
};

/** A record of an entity; none is `null`. */
export function ReferenceField<In extends FieldValues, Out extends FieldValues>(props: ReferenceFieldProps<In, Out>) {
  const { control, name, label, hint, required, disabled, entity } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={fieldState.error?.message}>
      <ReferencePicker entity={entity} label={label} value={asReference(field.value) ?? null} onPick={field.onChange} />
    </FieldFrame>
  );
}

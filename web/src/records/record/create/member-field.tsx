import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "../../../ui/form/bound-field";
import { FieldFrame } from "../../../ui/form/field-frame";
import { MemberPicker } from "../../member/member-picker";

/** An active member of the team; none is `null`. */
export function MemberField<In extends FieldValues, Out extends FieldValues>(props: BoundField<In, Out>) {
  const { control, name, label, hint, required, disabled } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={fieldState.error?.message}>
      <MemberPicker label={label} value={field.value ?? null} onPick={field.onChange} />
    </FieldFrame>
  );
}

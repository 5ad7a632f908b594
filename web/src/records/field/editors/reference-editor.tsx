import { ReferencePicker } from "../picker/reference-picker";
import { asReference } from "../values/field-value";
import type { EditorProps } from "./editor-props";

/** The record that a field refers to; choosing one saves. */
export function ReferenceEditor({ field, label, value, autoFocus = true, onCommit, onCancel }: EditorProps) {
  return (
    <ReferencePicker
      instant={autoFocus}
      entity={field.attributes.entity_type ?? "company"}
      label={label}
      value={asReference(value) ?? null}
      onPick={(reference) => onCommit(reference, true)}
      onClose={onCancel}
    />
  );
}

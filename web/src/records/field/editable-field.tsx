import { Box, Text } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import type { RecordView } from "@dure/domain/records/record/record";
import { useId } from "react";
import { FieldEditor } from "./editors/field-editor";
import { FieldButton } from "./field-button";
import { FieldConflict } from "./field-conflict";
import { useFieldEditing } from "./use-field-editing";
import { CheckboxValue } from "./values/checkbox-value";

type EditableFieldProps = { record: RecordView; field: Field; label: string; labelId: string };

/** A value that is changed where it stands. */
export function EditableField(props: EditableFieldProps) {
  return props.field.type === "checkbox" ? <CheckboxValue {...props} /> : <EditedField {...props} />;
}

function EditedField({ record, field, label, labelId }: EditableFieldProps) {
  const errorId = useId();
  const { button, editing, begun, shown, saving, invalid, error, conflict, begin, cancel, commit } = useFieldEditing(
    record,
    field,
  );
  return (
    <Box>
      {editing ? (
        <FieldEditor
          field={field}
          label={label}
          value={begun}
          invalid={invalid}
          describedBy={errorId}
          onCommit={commit}
          onCancel={cancel}
        />
      ) : (
        <FieldButton
          ref={button}
          field={field}
          labelId={labelId}
          describedBy={errorId}
          value={shown}
          saving={saving}
          onEdit={begin}
        />
      )}
      <Text
        id={errorId}
        textStyle="xs"
        color="fg.error"
        role={error ? "alert" : undefined}
        px={error ? "2" : undefined}
      >
        {error}
      </Text>
      {conflict && !editing && <FieldConflict field={field} {...conflict} />}
    </Box>
  );
}

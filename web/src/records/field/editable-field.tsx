import { Box, Button, HStack, Text } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import type { RecordView } from "@dure/domain/records/record/record";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CompanyNameEditor } from "../registry/company-name-editor";
import { CompanySuggestion } from "../registry/company-suggestion";
import { FieldEditor } from "./editors/field-editor";
import { FieldButton } from "./field-button";
import { FieldConflict } from "./field-conflict";
import { useFieldEditing } from "./use-field-editing";
import { CheckboxValue } from "./values/checkbox-value";

type EditableFieldProps = { record: RecordView; field: Field; label: string; labelId: string };

/** A value that is edited in place. */
export function EditableField(props: EditableFieldProps) {
  return props.field.type === "checkbox" ? <CheckboxValue {...props} /> : <EditedField {...props} />;
}

function EditedField({ record, field, label, labelId }: EditableFieldProps) {
  const { t } = useTranslation(["records", "ui"]);
  const errorId = useId();
  const { button, editing, typed, shown, saving, invalid, error, unsaved, conflict, begin, cancel, commit, choose } =
    useFieldEditing(record, field);
  const shared = { field, label, value: typed, invalid, describedBy: errorId, onCommit: commit, onCancel: cancel };
  const isCompanyName = record.entity === "company" && field.id === "name";
  return (
    <Box>
      {editing && isCompanyName && <CompanyNameEditor {...shared} onChoose={choose} />}
      {editing && !isCompanyName && <FieldEditor {...shared} />}
      {!editing && (
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
      {unsaved && !editing && (
        <HStack gap="1" px="2">
          <Button size="xs" variant="outline" onClick={unsaved.retry}>
            {t("ui:retry")}
          </Button>
          <Button size="xs" variant="ghost" onClick={unsaved.drop}>
            {t("records:field.dropUnsaved")}
          </Button>
        </HStack>
      )}
      {!editing && field.id === "company" && field.category === "standard" && <CompanySuggestion record={record} />}
      {conflict && !editing && <FieldConflict field={field} {...conflict} />}
    </Box>
  );
}

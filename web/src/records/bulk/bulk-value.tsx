import { Box, Button, Checkbox, Stack, Text } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Choice } from "../../ui/form/choice";
import { FieldEditor } from "../field/editors/field-editor";
import { useFieldLabel } from "../field/use-field-label";
import { isEmptyValue } from "../field/values/field-value";
import { FieldValueView } from "../field/values/field-value-view";

/** The new value for all records; an empty one empties the field. */
export type Draft = { value: unknown };

type BulkValueProps = { field: Field; draft: Draft | undefined; onDraft: (draft: Draft | undefined) => void };

/** The new value of a field for every record, entered in the field's own editor. */
export function BulkValue({ field, draft, onDraft }: BulkValueProps) {
  const { t } = useTranslation("records");
  const id = useId();
  const [clears, setClears] = useState(false);
  const clear = (on: boolean) => {
    setClears(on);
    onDraft(on ? { value: emptyOf(field) } : undefined);
  };
  return (
    <Stack gap="2">
      <Text id={id} textStyle="sm" fontWeight="medium">
        {t("bulk.value")}
      </Text>
      {!clears && <ValueEditor field={field} draft={draft} onDraft={onDraft} describedBy={id} />}
      {!field.required && field.type !== "checkbox" && (
        <Checkbox.Root size="sm" checked={clears} onCheckedChange={({ checked }) => clear(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t("bulk.clear")}</Checkbox.Label>
        </Checkbox.Root>
      )}
    </Stack>
  );
}

const TEXTS: ReadonlySet<Field["type"]> = new Set(["text", "textarea", "email", "url"]);
const NAMELESS = { first_name: "", last_name: "" };

function emptyOf({ type }: Field): unknown {
  if (type === "name") return NAMELESS;
  return TEXTS.has(type) ? "" : null;
}

type ValueEditorProps = BulkValueProps & {
  describedBy: string;
  /** Whether the editor is focused when it appears. */
  autoFocus?: boolean;
};

export function ValueEditor({ field, draft, onDraft, describedBy, autoFocus = true }: ValueEditorProps) {
  const { t } = useTranslation("records");
  const [isReopened, setReopened] = useState(false);
  const label = useFieldLabel()(field);
  if (field.type === "checkbox") {
    const options = [
      { value: "true", label: t("fieldValue.yes") },
      { value: "false", label: t("fieldValue.no") },
    ] as const;
    const value = draft ? String(draft.value) : "";
    return (
      <Choice label={label} value={value} options={options} onChange={(one) => onDraft({ value: one === "true" })} />
    );
  }
  if (draft) {
    return (
      <Button
        variant="outline"
        justifyContent="flex-start"
        fontWeight="normal"
        aria-label={t("bulk.changeValue", { field: label })}
        onClick={() => {
          setReopened(true);
          onDraft(undefined);
        }}
      >
        <FieldValueView field={field} value={draft.value} />
      </Button>
    );
  }
  return (
    <Box>
      <FieldEditor
        field={field}
        label={label}
        value={undefined}
        invalid={false}
        describedBy={describedBy}
        autoFocus={autoFocus || isReopened}
        onCommit={(value) => onDraft(isEmptyValue(value) ? undefined : { value })}
        onCancel={() => onDraft(undefined)}
      />
    </Box>
  );
}

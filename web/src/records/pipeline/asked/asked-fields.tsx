import { Stack, Text } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { useTranslation } from "react-i18next";
import { type Draft, ValueEditor } from "../../bulk/bulk-value";
import { useFieldLabel } from "../../field/use-field-label";

export type AskedDrafts = Readonly<Record<string, Draft | undefined>>;

type AskedFieldsProps = {
  /** The text above the fields. */
  hint?: string;
  fields: readonly Field[];
  drafts: AskedDrafts;
  onDrafts: (drafts: AskedDrafts) => void;
  /** Whether the first field is focused and opens its list. */
  isFocused?: boolean;
  /** Whether fields without a value are marked. */
  isTried?: boolean;
};

/** The fields that a stage asks for. */
export function AskedFields({ hint, fields, drafts, onDrafts, isFocused = false, isTried = false }: AskedFieldsProps) {
  const { t } = useTranslation("ui");
  const labelOf = useFieldLabel();
  return (
    <Stack gap="4">
      {hint && (
        <Text textStyle="sm" color="fg.muted">
          {hint}
        </Text>
      )}
      {fields.map((field, index) => (
        <Stack key={field.id} gap="1.5">
          <Text id={`asked-${field.id}`} textStyle="sm" fontWeight="medium">
            {labelOf(field)}
          </Text>
          <ValueEditor
            field={field}
            draft={drafts[field.id]}
            onDraft={(draft) => onDrafts({ ...drafts, [field.id]: draft })}
            describedBy={`asked-${field.id}`}
            autoFocus={isFocused && index === 0}
          />
          {isTried && drafts[field.id] === undefined && (
            <Text role="alert" textStyle="xs" color="fg.error">
              {t("invalid.required")}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

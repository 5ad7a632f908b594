import { NativeSelect, Stack } from "@chakra-ui/react";
import type { Step } from "@dure/domain/email/automation/step";
import { isBulkEditable } from "@dure/domain/records/bulk/bulk-change";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BulkValue, type Draft } from "../../../records/bulk/bulk-value";
import { useFields } from "../../../records/field/field-queries";
import { useFieldLabel } from "../../../records/field/use-field-label";
import { ErrorState } from "../../../ui/error-state";
import { FieldFrame } from "../../../ui/form/field-frame";
import { ListSkeleton } from "../../../ui/list-skeleton";

type UpdateField = Extract<Step, { type: "update_field" }>;
type UpdateFieldFieldsProps = { step: UpdateField; onChange: (step: UpdateField) => void };

/** The field that a step changes, and the value that it gets. */
export function UpdateFieldFields({ step, onChange }: UpdateFieldFieldsProps) {
  const { t } = useTranslation("email");
  const labelOf = useFieldLabel();
  const { data, error, refetch } = useFields("lead");
  const [draft, setDraft] = useState<Draft | undefined>(step.value === null ? undefined : { value: step.value });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton rows={2} />;
  // A reference to another record is no value that all records could share.
  const fields = data.filter((field) => isBulkEditable("lead", field) && field.type !== "many-to-one");
  const field = fields.find(({ id }) => id === step.field_id);
  const choose = (id: string) => {
    setDraft(undefined);
    onChange({ ...step, field_id: id, value: null });
  };
  const set = (next: Draft | undefined) => {
    setDraft(next);
    onChange({ ...step, value: (next?.value ?? null) as UpdateField["value"] });
  };
  return (
    <Stack gap="3">
      <FieldFrame label={t("fieldStep.field")} required>
        <NativeSelect.Root>
          <NativeSelect.Field value={field?.id ?? ""} onChange={({ target }) => choose(target.value)}>
            <option value="">{t("fieldStep.choose")}</option>
            {fields.map((one) => (
              <option key={one.id} value={one.id}>
                {labelOf(one)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FieldFrame>
      {field && <BulkValue key={field.id} field={field} draft={draft} onDraft={set} />}
    </Stack>
  );
}

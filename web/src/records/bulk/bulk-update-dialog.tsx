import { Button, Field as Frame, NativeSelect, Stack, Text } from "@chakra-ui/react";
import { isBulkEditable } from "@dure/domain/records/bulk/bulk-change";
import { entityWithAllFields } from "@dure/domain/records/field/built-in-fields";
import type { Field } from "@dure/domain/records/field/field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useValueDraft } from "../../ui/draft/use-value-draft";
import { ErrorState } from "../../ui/error-state";
import { FormError } from "../../ui/form-error";
import { ListSkeleton } from "../../ui/list-skeleton";
import { Modal } from "../../ui/modal";
import { useFields } from "../field/field-queries";
import { useFieldLabel } from "../field/use-field-label";
import type { BulkDialogProps } from "./bulk-dialog-props";
import { BulkValue, type Draft } from "./bulk-value";
import { useAmount } from "./use-amount";
import { useStartBulk } from "./use-start-bulk";

type Kept = { fieldId: string; draft: Draft | null };

const NOTHING: Kept = { fieldId: "", draft: null };

/** Sets one field of all selected records to one value, or empties it. */
export function BulkUpdateDialog({ entity, selection, onClose, onStarted }: BulkDialogProps) {
  const { t } = useTranslation(["records", "ui"]);
  const amount = useAmount(selection);
  const start = useStartBulk(entity);
  const fieldEntity = entityWithAllFields(entity);
  const { data, error, refetch } = useFields(fieldEntity);
  const fields = data?.filter((one) => isBulkEditable(fieldEntity, one));
  const [fieldId, setFieldId] = useState("");
  const [draft, setDraft] = useState<Draft>();
  const field = fields?.find(({ id }) => id === fieldId);
  const guard = useValueDraft<Kept>({
    ...{ name: `bulk-update ${entity}`, stored: NOTHING, current: { fieldId, draft: draft ?? null } },
    ...{ isDirty: fieldId !== "", isSaving: start.isSuccess },
    show: (kept) => {
      setFieldId(kept.fieldId);
      setDraft(kept.draft ?? undefined);
    },
  });
  // An editor commits its value on blur, and a click on the button blurs it first, so only the click can find it
  // missing.
  const [missing, setMissing] = useState(false);
  const choose = (next: string) => {
    setFieldId(next);
    setDraft(undefined);
    setMissing(false);
    start.reset();
  };
  const started = () => {
    guard.discard();
    onStarted();
  };
  const cancel = () => {
    guard.discard();
    onClose();
  };
  const apply = () => {
    if (!field) return;
    if (!draft) return setMissing(true);
    const change = [{ id: field.id, value: draft.value }];
    const isCustom = field.category === "custom";
    const property = { custom_fields: isCustom ? change : [], standard_fields: isCustom ? [] : change };
    start.mutate({ action: { action: "update", property }, target: selection.target() }, { onSuccess: started });
  };
  return (
    <Modal
      open
      title={t("records:bulk.updateTitle", amount)}
      size="sm"
      guard={guard}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            {t("ui:cancel")}
          </Button>
          <Button disabled={!field} loading={start.isPending} onClick={apply}>
            {t("records:bulk.apply", amount)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text textStyle="sm" color="fg.muted">
          {t("records:bulk.updateHint", amount)}
        </Text>
        {error && !fields && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !fields && <ListSkeleton rows={1} />}
        {fields && <FieldChoice fields={fields} value={fieldId} onChoose={choose} />}
        {field && <BulkValue key={field.id} field={field} draft={draft} onDraft={setDraft} />}
        {missing && !draft && (
          <Text role="alert" textStyle="sm" color="fg.error">
            {t("records:bulk.valueMissing")}
          </Text>
        )}
        <FormError error={start.error} />
      </Stack>
    </Modal>
  );
}

type FieldChoiceProps = { fields: readonly Field[]; value: string; onChoose: (id: string) => void };

function FieldChoice({ fields, value, onChoose }: FieldChoiceProps) {
  const { t } = useTranslation("records");
  const labelOf = useFieldLabel();
  return (
    <Frame.Root>
      <Frame.Label>{t("bulk.field")}</Frame.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{t("bulk.chooseField")}</option>
          {fields.map((field) => (
            <option key={field.id} value={field.id}>
              {labelOf(field)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Frame.Root>
  );
}

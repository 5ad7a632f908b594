import { Button, Field as Frame, NativeSelect, Stack, Text } from "@chakra-ui/react";
import { isBulkEditable } from "@dure/domain/records/bulk/bulk-change";
import { entityWithAllFields } from "@dure/domain/records/field/built-in-fields";
import type { Field } from "@dure/domain/records/field/field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { guardOf } from "../../ui/draft/edit-guard";
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

/** Sets one field of all selected records to one value, or empties it. */
export function BulkUpdateDialog({ entity, selection, onClose, onStarted }: BulkDialogProps) {
  const { t } = useTranslation(["records", "ui"]);
  const amount = useAmount(selection);
  const start = useStartBulk(entity);
  const [field, setField] = useState<Field>();
  const [draft, setDraft] = useState<Draft>();
  // A value counts once its editor is left, which a click on the button does first.
  const [missing, setMissing] = useState(false);
  const choose = (next: Field | undefined) => {
    setField(next);
    setDraft(undefined);
    setMissing(false);
    start.reset();
  };
  const apply = () => {
    if (!field) return;
    if (!draft) return setMissing(true);
    const change = [{ id: field.id, value: draft.value }];
    const isCustom = field.category === "custom";
    const property = { custom_fields: isCustom ? change : [], standard_fields: isCustom ? [] : change };
    start.mutate({ action: { action: "update", property }, target: selection.target() }, { onSuccess: onStarted });
  };
  return (
    <Modal
      open
      title={t("records:bulk.updateTitle", amount)}
      size="sm"
      guard={guardOf(field !== undefined, start.isSuccess)}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
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
        <FieldChoice entity={entity} value={field} onChoose={choose} />
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

type FieldChoiceProps = {
  entity: BulkDialogProps["entity"];
  value: Field | undefined;
  onChoose: (field: Field | undefined) => void;
};

function FieldChoice({ entity, value, onChoose }: FieldChoiceProps) {
  const { t } = useTranslation("records");
  const labelOf = useFieldLabel();
  const fieldEntity = entityWithAllFields(entity);
  const { data, error, refetch } = useFields(fieldEntity);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={1} />;
  const fields = data.filter((field) => isBulkEditable(fieldEntity, field));
  return (
    <Frame.Root>
      <Frame.Label>{t("bulk.field")}</Frame.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={value?.id ?? ""}
          onChange={({ target }) => onChoose(fields.find(({ id }) => id === target.value))}
        >
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

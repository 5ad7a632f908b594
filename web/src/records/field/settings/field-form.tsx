import { Alert, Button, chakra, Drawer, Stack } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DraftNotice } from "../../../ui/draft/draft-notice";
import { FormError } from "../../../ui/form-error";
import { draftOf } from "./field-draft";
import { FieldInputs } from "./field-inputs";
import { useFieldForm } from "./use-field-form";

type FieldFormProps = {
  entity: EntityId;
  /** Undefined for a new field. */
  field: Field | undefined;
  /** Whether somebody else has changed the field since the form was opened. The form still holds what was typed. */
  isStale: boolean;
  onStale: (field: Field) => Promise<void>;
  /** Called when the stored definition has replaced what was typed. */
  onTaken: () => void;
  onDone: () => void;
};

/** The definition of a field. */
export function FieldForm({ entity, field, isStale, onStale, onTaken, onDone }: FieldFormProps) {
  const { t } = useTranslation(["records", "ui"]);
  const id = useId();
  const { form, submit, error, busy } = useFieldForm({ entity, field, onStale, onDone });
  const takeTheirs = () => {
    form.reset(draftOf(field, "text"));
    onTaken();
  };
  const cancel = () => {
    form.guard.discard();
    onDone();
  };
  return (
    <>
      <Drawer.Body py="4">
        <DraftNotice guard={form.guard} />
        <chakra.form id={id} display="grid" gap="4" noValidate onSubmit={(event) => void submit(event)}>
          {isStale && <StaleNotice onTake={takeTheirs} />}
          <FieldInputs entity={entity} field={field} form={form} />
        </chakra.form>
      </Drawer.Body>
      <Drawer.Footer borderTopWidth="1px" flexDirection="column" alignItems="stretch" py="3">
        <FormError error={error} />
        <Stack direction="row" justify="flex-end">
          <Button variant="outline" onClick={cancel}>
            {t("ui:cancel")}
          </Button>
          <Button type="submit" form={id} loading={busy}>
            {field ? t("ui:save") : t("records:fieldSettings.create")}
          </Button>
        </Stack>
      </Drawer.Footer>
    </>
  );
}

/** Somebody else has saved the field meanwhile. The user saves again to replace that version, or loads it. */
function StaleNotice({ onTake }: { onTake: () => void }) {
  const { t } = useTranslation("records");
  return (
    <Alert.Root status="warning" size="sm" role="alert">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title fontWeight="normal">{t("fieldSettings.stale")}</Alert.Title>
        <Button size="xs" variant="outline" alignSelf="start" onClick={onTake}>
          {t("fieldSettings.takeLatest")}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}

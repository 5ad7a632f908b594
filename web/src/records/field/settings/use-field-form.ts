import { CreatableType } from "@dure/domain/records/field/custom-field";
import type { Field } from "@dure/domain/records/field/field";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/call-error";
import { useZodForm } from "../../../ui/form/use-zod-form";
import { notify } from "../../../ui/toast/notify";
import { definitionOf, draftOf, FieldDraft, type FieldDraftInput } from "./field-draft";
import { useChangeFieldDefinition, useCreateField } from "./field-settings-queries";

export type DraftForm = UseFormReturn<FieldDraftInput, unknown, FieldDraft>;

type Options = {
  entity: EntityId;
  field: Field | undefined;
  onStale: (field: Field) => Promise<void>;
  onDone: () => void;
};

/** The form of a field definition, and its submission. */
export function useFieldForm({ entity, field, onStale, onDone }: Options) {
  const { t } = useTranslation(["records", "ui"]);
  const create = useCreateField(entity);
  const change = useChangeFieldDefinition(entity);
  const form = useZodForm(FieldDraft, {
    draft: field?.id ?? "",
    defaultValues: draftOf(field, "text"),
    messages: { entity_type: t("ui:invalid.required"), default_value: t("records:fieldSettings.badDefault") },
  });
  const submit = form.handleSubmit((draft) => {
    const done = ({ label }: Field) => {
      notify.success({ title: t(field ? "ui:saved" : "records:fieldSettings.created", { label }) });
      onDone();
    };
    if (!field)
      return create.mutate({ ...definitionOf(draft), type: CreatableType.parse(draft.type) }, { onSuccess: done });
    const { label, attributes, ...others } = definitionOf(draft);
    const sent = field.category === "custom" ? { label, attributes, ...others } : { attributes, ...others };
    change.mutate(
      { field, change: sent },
      { onSuccess: done, onError: (error) => isStale(error) && void onStale(field) },
    );
  });
  const error = field ? change.error : create.error;
  return { form, submit, error: isStale(error) ? null : error, busy: create.isPending || change.isPending };
}

/** A CONFLICT with a version in its details refuses a stale edit; it is the stored version. */
const isStale = (error: unknown): boolean =>
  error instanceof CallError &&
  error.code === "CONFLICT" &&
  typeof error.details === "object" &&
  error.details !== null &&
  "version" in error.details;

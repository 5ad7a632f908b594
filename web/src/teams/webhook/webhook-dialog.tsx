import { Text } from "@chakra-ui/react";
import { SaveWebhook } from "@dure/domain/teams/webhook/webhook";
import type { ListedWebhook } from "@dure/domain/teams/webhook/webhook-api";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { notify } from "../../ui/toast/notify";
import { TriggerField } from "./trigger-field";
import { useChangeWebhook, useCreateWebhook } from "./webhook-queries";
import { WebhookTest } from "./webhook-test";

type WebhookDialogProps = {
  /** The webhook to change; undefined for a new one. */
  webhook: ListedWebhook | undefined;
  onClose: () => void;
};

/** Makes or changes a webhook, with a test before it is saved. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const { t } = useTranslation(["teams", "ui"]);
  const { control, handleSubmit, guard } = useZodForm(SaveWebhook, {
    draft: webhook?.id ?? "",
    defaultValues: { target_url: webhook?.target_url ?? "", trigger_types: webhook?.trigger_types ?? [] },
    messages: { target_url: t("webhook.form.urlRule") },
  });
  const types = useController({ control, name: "trigger_types" });
  const url = useWatch({ control, name: "target_url" });
  const create = useCreateWebhook();
  const change = useChangeWebhook();
  const done = (title: string) => {
    notify.success({ title });
    onClose();
  };
  const submit = handleSubmit((body) =>
    webhook
      ? change.mutate({ params: { id: webhook.id }, body }, { onSuccess: () => done(t("ui:saved")) })
      : create.mutate({ body }, { onSuccess: () => done(t("webhook.created")) }),
  );
  return (
    <FormDialog
      guard={guard}
      title={t(webhook ? "webhook.editTitle" : "webhook.create")}
      submit={t(webhook ? "ui:save" : "webhook.form.submit")}
      busy={create.isPending || change.isPending}
      error={create.error ?? change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="target_url"
        label={t("webhook.form.url")}
        hint={t("webhook.form.urlHint")}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        required
      />
      <TriggerField value={types.field.value} error={types.fieldState.error?.message} onChange={types.field.onChange} />
      <WebhookTest id={webhook?.id} url={url} types={types.field.value} />
      <Text textStyle="xs" color="fg.muted">
        {t("webhook.form.unmasked")}
      </Text>
    </FormDialog>
  );
}

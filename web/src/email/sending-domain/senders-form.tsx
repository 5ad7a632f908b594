import { Button, chakra, Flex, Stack } from "@chakra-ui/react";
import { SaveSenders, type Senders } from "@dure/domain/email/sending-domain/sender";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { SenderList } from "./sender-list";
import { useSetSenders } from "./sending-domain-queries";

type SendersFormProps = { senders: Senders; domain: string | undefined };

/** Edits the default name, the addresses and where replies go; members see it without its buttons. */
export function SendersForm({ senders: { updated_at, ...known }, domain }: SendersFormProps) {
  const { t } = useTranslation(["email", "ui"]);
  const isAdmin = useIsAdmin();
  const values = { ...known, reply_to: known.reply_to ?? "" };
  const { control, handleSubmit, formState, saved, guard } = useZodForm(SaveSenders, {
    defaultValues: values,
    values,
    messages: { senders: t("domain.senders.localPartWrong") },
  });
  const save = useSetSenders();
  const submit = handleSubmit((body) =>
    save.mutate(
      { query: { based_on: updated_at }, body },
      {
        onSuccess: () => {
          saved();
          notify.success({ title: t("ui:saved") });
        },
      },
    ),
  );
  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="4">
        <TextField
          control={control}
          name="default_name"
          label={t("domain.senders.defaultName")}
          hint={t("domain.senders.defaultNameHint")}
          maxLength={100}
          readOnly={!isAdmin}
        />
        <SenderList control={control} domain={domain} isReadOnly={!isAdmin} />
        <TextField
          control={control}
          name="reply_to"
          label={t("domain.senders.replyTo")}
          hint={t("domain.senders.replyToHint")}
          type="email"
          autoComplete="off"
          readOnly={!isAdmin}
        />
        <FormError error={save.error} />
        {isAdmin && (
          <Flex justify="flex-end">
            <Button type="submit" disabled={!formState.isDirty} loading={save.isPending}>
              {t("ui:save")}
            </Button>
          </Flex>
        )}
      </Stack>
      <UnsavedChangesGuard guard={guard} when={formState.isDirty && !save.isPending} />
    </chakra.form>
  );
}

import type { MailContent } from "@dure/domain/email/template/template";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../identity/user/user-queries";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { notify } from "../../ui/toast/notify";
import { useSendTestMail } from "./template-queries";
import { NOBODY, TestForm, TestRecipientFields } from "./test-recipient-fields";

/** Asks for the recipients of a test mail; the user's own address is the default. */
export function TestMailDialog({ property, onClose }: { property: MailContent; onClose: () => void }) {
  const { t } = useTranslation("email");
  const { email, display_name: name } = useProfile();
  const send = useSendTestMail();
  const { control, handleSubmit } = useZodForm(TestForm, {
    defaultValues: { recipients: [{ ...NOBODY, email, name }] },
  });
  const submit = handleSubmit(({ recipients }) =>
    send.mutate(
      { body: { recipients, property } },
      {
        onSuccess: () => {
          notify.success({ title: t("test.sent") });
          onClose();
        },
      },
    ),
  );
  const submitAlone = (event: FormEvent) => {
    // In React's tree the dialog is inside the template's form, so its events would bubble to it.
    event.stopPropagation();
    return submit(event);
  };
  return (
    <FormDialog
      title={t("test.title")}
      submit={t("test.send")}
      busy={send.isPending}
      error={send.error}
      onSubmit={submitAlone}
      onClose={onClose}
    >
      <TestRecipientFields control={control} />
    </FormDialog>
  );
}

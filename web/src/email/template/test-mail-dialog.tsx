import type { MailContent } from "@dure/domain/email/template/template";
import type { Reference } from "@dure/domain/records/record/record";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../identity/user/user-queries";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { notify } from "../../ui/toast/notify";
import { RecordChoice } from "../document/record-choice";
import { useSendTestMail } from "./template-queries";
import { NOBODY, TestForm, TestRecipientFields } from "./test-recipient-fields";

/** Asks for the recipients of a test mail; the user's own address is the default. */
export function TestMailDialog({ property, onClose }: { property: MailContent; onClose: () => void }) {
  const { t } = useTranslation("email");
  const { email, display_name: name } = useProfile();
  const send = useSendTestMail();
  const [record, setRecord] = useState<Reference | null>(null);
  const { control, handleSubmit, guard } = useZodForm(TestForm, {
    draft: false,
    defaultValues: { recipients: [{ ...NOBODY, email, name }] },
  });
  const submit = handleSubmit(({ recipients }) =>
    send.mutate(
      { body: { recipients, property, ...(record && { record: { entity_id: record.entity_type, id: record.id } }) } },
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
      guard={guard}
      title={t("test.title")}
      submit={t("test.send")}
      busy={send.isPending}
      error={send.error}
      onSubmit={submitAlone}
      onClose={onClose}
    >
      <RecordChoice value={record} onChange={setRecord} />
      <TestRecipientFields control={control} />
    </FormDialog>
  );
}

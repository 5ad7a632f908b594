import { useTranslation } from "react-i18next";
import { useProfile } from "../../../identity/user/user-queries";
import { useZodForm } from "../../../ui/form/use-zod-form";
import { FormDialog } from "../../../ui/form-dialog";
import { notify } from "../../../ui/toast/notify";
import { NOBODY, TestForm, TestRecipientFields } from "../../template/test-recipient-fields";
import { useTestCampaign } from "./campaign-sending-queries";

/** Sends the campaign as it is to a few addresses; the user's own one is the default. */
export function TestCampaignDialog({ campaignId, onClose }: { campaignId: string; onClose: () => void }) {
  const { t } = useTranslation("email");
  const { email, display_name: name } = useProfile();
  const send = useTestCampaign();
  const { control, handleSubmit, guard } = useZodForm(TestForm, {
    draft: false,
    defaultValues: { recipients: [{ ...NOBODY, email, name }] },
  });
  const submit = handleSubmit((body) =>
    send.mutate(
      { params: { id: campaignId }, body },
      {
        onSuccess: () => {
          notify.success({ title: t("test.sent") });
          onClose();
        },
      },
    ),
  );
  return (
    <FormDialog
      guard={guard}
      title={t("test.title")}
      submit={t("test.send")}
      busy={send.isPending}
      error={send.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TestRecipientFields control={control} />
    </FormDialog>
  );
}

import { Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { FormError } from "../../../ui/form-error";
import { notify } from "../../../ui/toast/notify";
import { useResendMail } from "./mail-history-queries";

type ResendDialogProps = { campaignId: string; recipientId: string; onClose: () => void };

/** Asks before a mail with unknown delivery status is resent: its recipient may get it twice. */
export function ResendDialog({ campaignId, recipientId, onClose }: ResendDialogProps) {
  const { t } = useTranslation("email");
  const resend = useResendMail();
  const confirm = () =>
    resend.mutate(
      { params: { id: campaignId, key: recipientId } },
      {
        onSuccess: () => {
          notify.success({ title: t("report.story.resent") });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={t("report.story.resendTitle")}
      description={
        <Stack gap="3">
          <Text>{t("report.story.resendHint")}</Text>
          <FormError error={resend.error} />
        </Stack>
      }
      confirm={t("report.story.resend")}
      busy={resend.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

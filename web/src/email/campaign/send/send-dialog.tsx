import { Stack, Text } from "@chakra-ui/react";
import type { CampaignContent } from "@dure/domain/email/campaign/campaign";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { FormError } from "../../../ui/form-error";
import { notify } from "../../../ui/toast/notify";
import { useFormat } from "../../../ui/use-format";
import { useScheduleText } from "../use-schedule-text";
import { useSendCampaign } from "./campaign-sending-queries";

type SendDialogProps = {
  campaignId: string;
  content: Pick<CampaignContent, "name" | "scheduled_at" | "schedule_zone" | "with_unsubscriber">;
  recipients: number;
  onClose: () => void;
};

/** Asks before a campaign is sent or scheduled, with the number of its recipients. */
export function SendDialog({ campaignId, content, recipients, onClose }: SendDialogProps) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const send = useSendCampaign();
  const { name, scheduled_at, with_unsubscriber } = content;
  const shown = format.number(recipients);
  const time = useScheduleText()(content);
  // Once the campaign is no draft, its editor unmounts, and the callbacks of `mutate` would not be called.
  const confirm = async () => {
    const body = { with_unsubscriber };
    const { total_send, status } = await send.mutateAsync({ params: { id: campaignId }, body });
    notify.success({
      title:
        status === "scheduled"
          ? t("campaigns.send.scheduled", { scheduledAt: time })
          : t("campaigns.send.sent", { count: total_send, shown: format.number(total_send) }),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t(scheduled_at ? "campaigns.send.scheduleTitle" : "campaigns.send.title", { name })}
      description={
        <Stack gap="3">
          <Text>
            {t(scheduled_at ? "campaigns.send.scheduleHint" : "campaigns.send.hint", {
              count: recipients,
              shown,
              time,
            })}
          </Text>
          {with_unsubscriber && <Text color="fg.warning">{t("campaigns.send.withUnsubscribed")}</Text>}
          <FormError error={send.error} title={t("campaigns.send.failed")} />
        </Stack>
      }
      confirm={t(scheduled_at ? "campaigns.send.schedule" : "campaigns.send.now")}
      busy={send.isPending}
      onConfirm={() => void confirm().catch(() => undefined)}
      onClose={onClose}
    />
  );
}

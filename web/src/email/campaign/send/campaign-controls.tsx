import { Button, Stack, Text } from "@chakra-ui/react";
import type { CampaignView } from "@dure/domain/email/campaign/campaign";
import { canDo } from "@dure/domain/email/campaign/campaign-status";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { FormError } from "../../../ui/form-error";
import { useCancelCampaign, useCancelSchedule, usePauseCampaign, useResumeCampaign } from "./campaign-sending-queries";
import { SendDialog } from "./send-dialog";

type Asked = "unschedule" | "pause" | "cancel" | "launch";

/** The buttons of a campaign on its way. Each asks first, and its question names the campaign. */
export function CampaignControls({ campaign }: { campaign: CampaignView }) {
  const { t } = useTranslation("email");
  const [asked, setAsked] = useState<Asked>();
  const calls = { unschedule: useCancelSchedule(), pause: usePauseCampaign(), cancel: useCancelCampaign() };
  const resume = useResumeCampaign();
  const params = { id: campaign.id };
  const call = asked && asked !== "launch" ? calls[asked] : undefined;
  const close = () => {
    call?.reset();
    setAsked(undefined);
  };
  const isLate = campaign.status === "paused" && campaign.launched_at === null;
  return (
    <>
      {canDo("unschedule", campaign) && (
        <Button variant="outline" onClick={() => setAsked("unschedule")}>
          {t("campaigns.do.unschedule")}
        </Button>
      )}
      {isLate && <Button onClick={() => setAsked("launch")}>{t("campaigns.send.now")}</Button>}
      {canDo("pause", campaign) && campaign.status === "sending" && (
        <Button variant="outline" onClick={() => setAsked("pause")}>
          {t("campaigns.do.pause")}
        </Button>
      )}
      {canDo("resume", campaign) && !isLate && (
        <Button loading={resume.isPending} onClick={() => resume.mutate({ params })}>
          {t("campaigns.do.resume")}
        </Button>
      )}
      {canDo("cancel", campaign) && (
        <Button variant="outline" colorPalette="red" onClick={() => setAsked("cancel")}>
          {t("campaigns.do.cancel")}
        </Button>
      )}
      <FormError error={resume.error} />
      {asked === "launch" && (
        <SendDialog
          campaignId={campaign.id}
          content={{ ...campaign, scheduled_at: null }}
          recipients={campaign.total_recipients}
          onClose={close}
        />
      )}
      {asked && asked !== "launch" && call && (
        <ConfirmDialog
          open
          title={t(`campaigns.ask.${asked}.title`, { name: campaign.name })}
          description={
            <Stack gap="3">
              <Text>{t(`campaigns.ask.${asked}.hint`)}</Text>
              <FormError error={call.error} />
            </Stack>
          }
          confirm={t(`campaigns.do.${asked}`)}
          cancel={t("campaigns.keep")}
          danger={asked === "cancel"}
          busy={call.isPending}
          onConfirm={() => call.mutate({ params }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
}

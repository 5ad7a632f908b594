import { Box, Button, Stack, Text } from "@chakra-ui/react";
import type { CampaignView } from "@dure/domain/email/campaign/campaign";
import { canDo } from "@dure/domain/email/campaign/campaign-status";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isAwaitingData } from "../../../lib/is-awaiting-data";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { FormError } from "../../../ui/form-error";
import { CheckIssues } from "../editor/check-issues";
import {
  useCampaignCheck,
  useCancelCampaign,
  useCancelSchedule,
  usePauseCampaign,
  useResumeCampaign,
} from "./campaign-sending-queries";
import { SendDialog } from "./send-dialog";

type Asked = "unschedule" | "pause" | "cancel" | "launch";

/**
 * The buttons of a scheduled or running campaign. Each asks first, and its question names the campaign. If the schedule
 * was stopped, the issues that keep the campaign from being sent are listed above the buttons.
 */
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
  // Its schedule was stopped before anything was sent: nobody has been counted yet.
  const isStopped = campaign.status === "paused" && campaign.launched_at === null;
  const check = useCampaignCheck(campaign.id, campaign.updated_at, isStopped);
  const askToSend = () => {
    setAsked("launch");
    if (check.error) void check.refetch();
  };
  return (
    <>
      {isStopped && check.data && (
        <Box w="full">
          <CheckIssues issues={check.data.issues.filter(({ type }) => type !== "recommended")} />
        </Box>
      )}
      {canDo("unschedule", campaign) && (
        <Button variant="outline" onClick={() => setAsked("unschedule")}>
          {t("campaigns.do.unschedule")}
        </Button>
      )}
      {isStopped && (
        <Button disabled={check.data?.can_send === false} loading={isAwaitingData(check)} onClick={askToSend}>
          {t("campaigns.send.now")}
        </Button>
      )}
      {canDo("pause", campaign) && campaign.status === "sending" && (
        <Button variant="outline" onClick={() => setAsked("pause")}>
          {t("campaigns.do.pause")}
        </Button>
      )}
      {canDo("resume", campaign) && !isStopped && (
        <Button loading={resume.isPending} onClick={() => resume.mutate({ params })}>
          {t("campaigns.do.resume")}
        </Button>
      )}
      {canDo("cancel", campaign) && (
        <Button variant="outline" colorPalette="red" onClick={() => setAsked("cancel")}>
          {t("campaigns.do.cancel")}
        </Button>
      )}
      <FormError error={resume.error ?? check.error} />
      {asked === "launch" && check.data && (
        <SendDialog
          campaignId={campaign.id}
          content={{ ...campaign, scheduled_at: null }}
          recipients={check.data.recipients}
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

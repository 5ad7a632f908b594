import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import type { CampaignView } from "@dure/domain/email/campaign/campaign";
import { CalendarClock, Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/error-state";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { useFormat } from "../../../ui/use-format";
import { useCampaignCheck } from "../send/campaign-sending-queries";
import { SendDialog } from "../send/send-dialog";
import { TestCampaignDialog } from "../send/test-campaign-dialog";
import { CheckIssues } from "./check-issues";
import type { EditorStep } from "./editor-step";
import { ScheduleFields } from "./schedule-fields";
import type { CampaignDraft } from "./use-campaign-draft";

type CheckStepProps = { campaign: CampaignView; draft: CampaignDraft; onStep: (step: EditorStep) => void };

/** The issues, the time of sending, and the buttons to send a test mail and the campaign. */
export function CheckStep({ campaign, draft, onStep }: CheckStepProps) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const [dialog, setDialog] = useState<"test" | "send">();
  const isSaved = !draft.isChanged && !draft.isSaving;
  // Each save changes the query's key, so that the check runs again.
  const check = useCampaignCheck(campaign.id, draft.savedAt, isSaved);
  const isScheduled = draft.content.scheduled_at !== null;
  if (check.error) return <ErrorState error={check.error} onRetry={check.refetch} />;
  if (!check.data) return <ListSkeleton />;
  const { issues, can_send, recipients } = check.data;
  return (
    <Stack gap="5" maxW="2xl">
      <CheckIssues issues={issues} onStep={onStep} />
      <Text>{t("campaigns.check.recipients", { count: recipients, shown: format.number(recipients) })}</Text>
      <ScheduleFields draft={draft} />
      <HStack gap="2" wrap="wrap">
        <Button disabled={!can_send || !isSaved} onClick={() => setDialog("send")}>
          {isScheduled ? <CalendarClock aria-hidden /> : <Send aria-hidden />}
          {t(isScheduled ? "campaigns.send.schedule" : "campaigns.send.now")}
        </Button>
        <Button variant="outline" disabled={!isSaved} onClick={() => setDialog("test")}>
          {t("test.open")}
        </Button>
      </HStack>
      {dialog === "test" && <TestCampaignDialog campaignId={campaign.id} onClose={() => setDialog(undefined)} />}
      {dialog === "send" && (
        <SendDialog
          campaignId={campaign.id}
          content={draft.content}
          recipients={recipients}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Stack>
  );
}

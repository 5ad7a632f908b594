import { Button, Stack, Text } from "@chakra-ui/react";
import { canDo } from "@dure/domain/email/campaign/campaign-status";
import { Download, RotateCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../../lib/http/create-download";
import { ErrorState } from "../../../ui/error-state";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { Modal } from "../../../ui/modal";
import { useCampaign } from "../../campaign/campaign-queries";
import { useMayChange } from "../../use-may-change";
import { MailHistory } from "./mail-history";
import { mailHistoryCsv } from "./mail-history-csv";
import { useMailHistory } from "./mail-history-queries";
import { ResendDialog } from "./resend-dialog";
import { useHistoryTexts } from "./use-history-texts";

type RecipientDialogProps = { campaignId: string; recipientId: string; onClose: () => void };

/**
 * What happened to one address of a campaign, step by step. Whoever may change the campaign can resend a mail whose
 * delivery status is unknown.
 */
export function RecipientDialog({ campaignId, recipientId, onClose }: RecipientDialogProps) {
  const { t } = useTranslation("email");
  const story = useMailHistory(campaignId, recipientId);
  const { data: campaign } = useCampaign(campaignId);
  const mayChange = useMayChange({ created_by: campaign?.created_by ?? "" });
  const { labelOf, detailOf } = useHistoryTexts();
  const [isAsking, setAsking] = useState(false);
  const { data: recipient } = story;
  const mayResend = mayChange && campaign && canDo("resend", campaign) && recipient?.status === "unknown";
  const save = () => {
    if (!recipient) return;
    const header = [t("report.column.email"), t("report.story.at"), t("report.story.step"), t("report.column.detail")];
    const rows = recipient.steps.map((step) => [recipient.email, step.at, labelOf(step), detailOf(step)]);
    saveFile(new Blob([mailHistoryCsv([header, ...rows])], { type: "text/csv" }), "recipient.csv");
  };
  if (isAsking)
    return <ResendDialog campaignId={campaignId} recipientId={recipientId} onClose={() => setAsking(false)} />;
  return (
    <Modal
      open
      title={t("report.story.title")}
      onClose={onClose}
      footer={
        <>
          {mayResend && (
            <Button onClick={() => setAsking(true)}>
              <RotateCw aria-hidden />
              {t("report.story.resend")}
            </Button>
          )}
          <Button variant="outline" disabled={!recipient} onClick={save}>
            <Download aria-hidden />
            {t("report.story.csv")}
          </Button>
        </>
      }
    >
      {story.error && !recipient && <ErrorState error={story.error} onRetry={story.refetch} />}
      {!story.error && !recipient && <ListSkeleton rows={4} />}
      {recipient && (
        <Stack gap="4">
          <Text overflowWrap="anywhere">{recipient.email}</Text>
          <MailHistory steps={recipient.steps} />
        </Stack>
      )}
    </Modal>
  );
}

import { Alert, Button, HStack, Progress, SimpleGrid, Stack, Stat, Text } from "@chakra-ui/react";
import type { CampaignView } from "@dure/domain/email/campaign/campaign";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ActionMenu } from "../../../ui/action-menu";
import { PageHeader } from "../../../ui/page-header";
import { useFormat } from "../../../ui/use-format";
import { useMayChange } from "../../use-may-change";
import { CampaignStatusBadge } from "../campaign-status-badge";
import { RenameCampaignDialog } from "../rename-campaign-dialog";
import { useCampaignActions } from "../use-campaign-actions";
import { useScheduleText } from "../use-schedule-text";
import { CampaignControls } from "./campaign-controls";
import { CampaignDetails } from "./campaign-details";
import { DraftPreview } from "./draft-preview";
import { TestCampaignDialog } from "./test-campaign-dialog";

const FIGURES = [
  "total_recipients",
  "total_delivery_count",
  "total_open_count",
  "total_click_count",
  "total_unsubscribe_count",
] as const;

/**
 * A campaign that is scheduled, being sent or done, or somebody else's draft: its status, and what can still be done.
 */
export function CampaignOverview({ campaign, onDelete }: { campaign: CampaignView; onDelete: () => void }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const [isRenaming, setRenaming] = useState(false);
  const actions = useCampaignActions(campaign, { onRename: () => setRenaming(true), onDelete });
  const mayChange = useMayChange(campaign);
  const [isTesting, setTesting] = useState(false);
  const scheduleText = useScheduleText();
  const { id, name, status, pause, launched_at } = campaign;
  return (
    <Stack gap="5">
      <PageHeader
        title={name}
        description={<CampaignStatusBadge status={status} />}
        actions={
          <>
            {launched_at && (
              <Button asChild variant="outline">
                <Link to={`/email/campaigns/${id}/report`}>{t("campaigns.report")}</Link>
              </Button>
            )}
            <Button variant="outline" onClick={() => setTesting(true)}>
              {t("test.open")}
            </Button>
            <ActionMenu label={t("campaigns.actionsOf", { name })} actions={actions} />
          </>
        }
      />
      <Text role="status">{t(`campaigns.state.${status}`, { scheduledAt: scheduleText(campaign) })}</Text>
      {!mayChange && (
        <Alert.Root status="info" size="sm">
          <Alert.Indicator />
          <Alert.Title>{t("campaigns.readOnly")}</Alert.Title>
        </Alert.Root>
      )}
      {pause && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>{t(`campaigns.pause.${pause.reason}`)}</Alert.Title>
        </Alert.Root>
      )}
      {status === "sending" && (
        <Progress.Root
          value={campaign.total_recipients > 0 ? (campaign.total_delivery_count / campaign.total_recipients) * 100 : 0}
        >
          <Progress.Label>{t("campaigns.delivered")}</Progress.Label>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      <CampaignDetails campaign={campaign} />
      {launched_at && (
        <SimpleGrid columns={{ base: 2, md: 5 }} gap="4">
          {FIGURES.map((figure) => (
            <Stat.Root key={figure}>
              <Stat.Label>{t(`campaigns.figure.${figure}`)}</Stat.Label>
              <Stat.ValueText>{format.number(campaign[figure])}</Stat.ValueText>
            </Stat.Root>
          ))}
        </SimpleGrid>
      )}
      {status === "draft" && <DraftPreview campaign={campaign} />}
      {mayChange && (
        <HStack gap="2" wrap="wrap">
          <CampaignControls campaign={campaign} />
        </HStack>
      )}
      {isRenaming && <RenameCampaignDialog campaign={campaign} onClose={() => setRenaming(false)} />}
      {isTesting && <TestCampaignDialog campaignId={id} onClose={() => setTesting(false)} />}
    </Stack>
  );
}

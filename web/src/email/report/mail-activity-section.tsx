import { Badge, HStack, IconButton, Stack, Text, Link as TextLink } from "@chakra-ui/react";
import type { MailActivity } from "@dure/domain/email/report/mail-activity";
import { useQuery } from "@tanstack/react-query";
import { ListOrdered, Mail } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../lib/api";
import type { MailActivityProps } from "../../lib/area-parts";
import { isRefusal } from "../../lib/call-error";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { useFormat } from "../../ui/use-format";
import { MarketingLocked } from "../marketing-locked";
import { RecipientDialog } from "./history/recipient-dialog";

/** The campaigns sent to a record's address, with the status and the times of each mail. */
export function MailActivitySection(params: MailActivityProps) {
  const { t } = useTranslation("email");
  const { data, error, refetch } = useQuery(
    api.email.listMailActivity.queryOptions({ input: { params }, select: (answer) => answer.data }),
  );
  if (isRefusal(error, "PLAN_REQUIRED")) return <MarketingLocked />;
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={Mail}
        title={t("report.activity.empty.title")}
        description={t("report.activity.empty.description")}
      />
    );
  return (
    <Stack as="ul" listStyleType="none" gap="3">
      {data.map((activity) => (
        <ActivityItem key={activity.campaign.id} activity={activity} />
      ))}
    </Stack>
  );
}

function ActivityItem({ activity }: { activity: MailActivity }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { campaign, status, sent_at, last_opened_at, last_clicked_at, unsubscribed_at } = activity;
  const times = [
    sent_at && t("report.activity.sent", { at: format.dateTime(sent_at) }),
    last_opened_at &&
      t("report.activity.opened", { count: activity.total_open_count, at: format.dateTime(last_opened_at) }),
    last_clicked_at &&
      t("report.activity.clicked", { count: activity.total_click_count, at: format.dateTime(last_clicked_at) }),
    unsubscribed_at && t("report.activity.unsubscribed", { at: format.dateTime(unsubscribed_at) }),
  ].filter((text) => typeof text === "string");
  return (
    <Stack as="li" gap="1" borderWidth="1px" rounded="l3" bg="bg.panel" px="4" py="3">
      <HStack justify="space-between" align="flex-start">
        <TextLink asChild fontWeight="medium">
          <Link to={`/email/campaigns/${campaign.id}/report`}>{campaign.name}</Link>
        </TextLink>
        <HStack gap="1">
          <Badge flexShrink="0">{t(`report.status.${status}`)}</Badge>
          <IconButton
            variant="ghost"
            size="xs"
            aria-label={t("report.story.open", { email: campaign.name })}
            onClick={() => setOpen(true)}
          >
            <ListOrdered />
          </IconButton>
        </HStack>
      </HStack>
      {isOpen && (
        <RecipientDialog campaignId={campaign.id} recipientId={activity.recipient_id} onClose={() => setOpen(false)} />
      )}
      {times.map((text) => (
        <Text key={text} textStyle="sm" color="fg.muted">
          {text}
        </Text>
      ))}
    </Stack>
  );
}

import { Box, HStack, Table, Text, Link as TextLink } from "@chakra-ui/react";
import type { CampaignSummary } from "@dure/domain/email/campaign/campaign";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ActionMenu } from "../../../ui/action-menu";
import { useFormat } from "../../../ui/use-format";
import { CampaignStatusBadge } from "../campaign-status-badge";
import { useCampaignActions } from "../use-campaign-actions";

type CampaignRowProps = { campaign: CampaignSummary; onRename: () => void; onDelete: () => void };

export function CampaignRow({ campaign, onRename, onDelete }: CampaignRowProps) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const actions = useCampaignActions(campaign, { onRename, onDelete });
  const { id, name, sender_email, total_recipients, total_open_count, total_click_count } = campaign;
  const time = campaign.sent_at ?? campaign.updated_at;
  const count = (value: number) => (campaign.launched_at ? format.number(value) : "–");
  return (
    <Table.Row>
      <Table.Cell whiteSpace="normal">
        <HStack gap="2" wrap="wrap">
          <TextLink asChild fontWeight="medium">
            <Link to={id}>{name}</Link>
          </TextLink>
          <Box hideFrom="md">
            <CampaignStatusBadge status={campaign.status} />
          </Box>
        </HStack>
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {[sender_email, format.dateTime(time)].filter(Boolean).join(" · ")}
        </Text>
      </Table.Cell>
      <Table.Cell hideBelow="md">
        <CampaignStatusBadge status={campaign.status} />
      </Table.Cell>
      <Table.Cell hideBelow="lg" maxW="56">
        <Text truncate>{campaign.segments.map((segment) => segment.name).join(", ") || "–"}</Text>
      </Table.Cell>
      {[total_recipients, total_open_count, total_click_count].map((value, place) => (
        <Table.Cell key={place} hideBelow="md" textAlign="end" fontVariantNumeric="tabular-nums">
          {count(value)}
        </Table.Cell>
      ))}
      <Table.Cell textAlign="end">
        <ActionMenu label={t("campaigns.actionsOf", { name })} actions={actions} />
      </Table.Cell>
    </Table.Row>
  );
}

import { Table } from "@chakra-ui/react";
import type { CampaignSummary } from "@dure/domain/email/campaign/campaign";
import { Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/empty-state";
import { DeleteCampaignDialog } from "../delete-campaign-dialog";
import { RenameCampaignDialog } from "../rename-campaign-dialog";
import { CampaignRow } from "./campaign-row";

export function CampaignList({
  campaigns,
  isFiltered,
}: {
  campaigns: readonly CampaignSummary[];
  isFiltered: boolean;
}) {
  const { t } = useTranslation("email");
  const [renamed, setRenamed] = useState<CampaignSummary>();
  const [deleted, setDeleted] = useState<CampaignSummary>();
  if (campaigns.length === 0)
    return isFiltered ? (
      <EmptyState icon={Send} title={t("campaigns.noMatch")} />
    ) : (
      <EmptyState icon={Send} title={t("campaigns.empty.title")} description={t("campaigns.empty.description")} />
    );
  return (
    <>
      <Table.ScrollArea>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t("campaigns.column.name")}</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md">{t("campaigns.column.status")}</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="lg">{t("campaigns.column.segments")}</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md" textAlign="end">
                {t("campaigns.column.recipients")}
              </Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md" textAlign="end">
                {t("campaigns.column.opened")}
              </Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md" textAlign="end">
                {t("campaigns.column.clicked")}
              </Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t("campaigns.column.actions")}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {campaigns.map((campaign) => (
              <CampaignRow
                key={campaign.id}
                campaign={campaign}
                onRename={() => setRenamed(campaign)}
                onDelete={() => setDeleted(campaign)}
              />
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
      {renamed && <RenameCampaignDialog campaign={renamed} onClose={() => setRenamed(undefined)} />}
      <DeleteCampaignDialog campaign={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}

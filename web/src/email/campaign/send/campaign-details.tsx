import { DataList, Text } from "@chakra-ui/react";
import type { CampaignView } from "@dure/domain/email/campaign/campaign";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";
import { useVariableLabels } from "../../template/use-variable-labels";

/** What is sent, why, from whom and to which groups. */
export function CampaignDetails({ campaign }: { campaign: CampaignView }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const { label: withLabels } = useVariableLabels();
  const { description, subject, sender_name, sender_email, segments } = campaign;
  const items = [
    ...(description ? [{ label: t("campaigns.descriptionLabel"), value: description }] : []),
    { label: t("campaigns.subject"), value: withLabels(subject) || "–" },
    {
      label: t("campaigns.sender"),
      value: [sender_name, sender_email && `<${sender_email}>`].filter(Boolean).join(" ") || "–",
    },
    {
      label: t("campaigns.column.segments"),
      value: segments.map(({ name, record_count }) => `${name} (${format.number(record_count)})`).join(", ") || "–",
    },
  ];
  return (
    <DataList.Root orientation="horizontal" size="md" gap="3">
      {items.map(({ label, value }) => (
        <DataList.Item key={label} alignItems="flex-start">
          <DataList.ItemLabel minW="28">{label}</DataList.ItemLabel>
          <DataList.ItemValue>
            <Text overflowWrap="anywhere" whiteSpace="pre-line">
              {value}
            </Text>
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}

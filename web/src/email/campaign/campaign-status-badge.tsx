import { Badge } from "@chakra-ui/react";
import type { CampaignStatus } from "@dure/domain/email/campaign/campaign-status";
import { useTranslation } from "react-i18next";

const COLORS: Record<CampaignStatus, string> = {
  draft: "gray",
  scheduled: "blue",
  sending: "purple",
  paused: "orange",
  sent: "green",
  cancelled: "gray",
};

export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  const { t } = useTranslation("email");
  return (
    <Badge colorPalette={COLORS[status]} flexShrink="0">
      {t(`campaigns.status.${status}`)}
    </Badge>
  );
}

import { useTranslation } from "react-i18next";
import type { CampaignNameProps } from "../../lib/area-parts";
import { useCampaign } from "../campaign/campaign-queries";

/** What a campaign that a condition names is called; one that was deleted has no name any more. */
export function CampaignName({ id }: CampaignNameProps) {
  const { t } = useTranslation("email");
  const { data, error } = useCampaign(id);
  return error ? t("segments.campaignGone") : (data?.name ?? "…");
}

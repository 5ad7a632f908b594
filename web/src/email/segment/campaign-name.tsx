import { useTranslation } from "react-i18next";
import type { CampaignNameProps } from "../../lib/area-parts";
import { useCampaign } from "../campaign/campaign-queries";

/** The name of the campaign in a condition; a deleted campaign has none. */
export function CampaignName({ id }: CampaignNameProps) {
  const { t } = useTranslation("email");
  const { data, error } = useCampaign(id);
  return error ? t("segments.campaignGone") : (data?.name ?? "…");
}

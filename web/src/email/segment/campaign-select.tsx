import { NativeSelect } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { CampaignSelectProps } from "../../lib/area-parts";
import { useCampaign } from "../campaign/campaign-queries";
import { useLaunchedCampaigns } from "./use-launched-campaigns";

const ANY = "";

/**
 * The campaign that a condition on mails is about, or any campaign. A chosen campaign stays selectable, however old it
 * is.
 */
export function CampaignSelect({ label, value, onChange }: CampaignSelectProps) {
  const { t } = useTranslation("email");
  const { data: campaigns = [] } = useLaunchedCampaigns();
  const isListed = value === null || campaigns.some(({ id }) => id === value);
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        aria-label={label}
        value={value ?? ANY}
        onChange={({ target }) => onChange(target.value === ANY ? null : target.value)}
      >
        <option value={ANY}>{t("segments.anyCampaign")}</option>
        {!isListed && <OtherOption id={value} />}
        {campaigns.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

function OtherOption({ id }: { id: string }) {
  const { t } = useTranslation("email");
  const { data, error } = useCampaign(id);
  return <option value={id}>{error ? t("segments.campaignGone") : (data?.name ?? "…")}</option>;
}

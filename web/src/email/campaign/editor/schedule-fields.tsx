import { HStack, Stack } from "@chakra-ui/react";
import type { ScheduleZone } from "@dure/domain/email/campaign/campaign";
import { useTranslation } from "react-i18next";
import { useTeam } from "../../../teams/team/team-queries";
import { HintedRadios } from "../../../ui/form/hinted-radios";
import { SelectInput } from "../../../ui/form/select-input";
import { TextInput } from "../../../ui/form/text-input";
import { fromLocalTime, toLocalTime } from "./local-time";
import type { CampaignDraft } from "./use-campaign-draft";

const HOUR_MS = 3_600_000;
const WHEN = ["now", "later"] as const;
const ZONES = ["team", "recipient"] as const;

/** Sends now, or at a time, which is shown in the team's time zone whatever zone the author is in. */
export function ScheduleFields({ draft }: { draft: CampaignDraft }) {
  const { t } = useTranslation("email");
  const { timezone: zone } = useTeam();
  const { scheduled_at, schedule_zone } = draft.content;
  const inAnHour = () => new Date(Math.ceil((Date.now() + HOUR_MS) / HOUR_MS) * HOUR_MS).toISOString();
  return (
    <Stack gap="3">
      <HintedRadios
        label={t("campaigns.when.label")}
        value={scheduled_at === null ? "now" : "later"}
        choices={WHEN.map((value) => ({
          value,
          label: t(`campaigns.when.${value}`),
          hint: t(`campaigns.when.hint.${value}`),
        }))}
        onChange={(value) => draft.set({ scheduled_at: value === "now" ? null : inAnHour() })}
        onBlur={() => undefined}
      />
      {scheduled_at !== null && (
        <HStack gap="3" align="start" wrap="wrap">
          <TextInput
            label={t("campaigns.when.at")}
            hint={t("campaigns.when.zone", { zone })}
            type="datetime-local"
            value={toLocalTime(scheduled_at, zone)}
            onChange={(value) => {
              const at = fromLocalTime(value, zone);
              if (at) draft.set({ scheduled_at: at });
            }}
          />
          <SelectInput<ScheduleZone>
            label={t("campaigns.when.clock")}
            value={schedule_zone}
            options={ZONES.map((value) => ({ value, label: t(`campaigns.when.clocks.${value}`) }))}
            onChange={(value) => draft.set({ schedule_zone: value })}
          />
        </HStack>
      )}
    </Stack>
  );
}

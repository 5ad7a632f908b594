import type { CampaignContent } from "@dure/domain/email/campaign/campaign";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { useTeam } from "../../teams/team/team-queries";
import { TimeZoneContext, useFormat } from "../../ui/use-format";

type Schedule = Pick<CampaignContent, "scheduled_at" | "schedule_zone">;

/** The scheduled time as a text, in the team's time zone or each recipient's. Empty without a schedule. */
export function useScheduleText(): (schedule: Schedule) => string {
  const { t } = useTranslation("email");
  const { timezone } = useTeam();
  const own = use(TimeZoneContext);
  const format = useFormat(timezone);
  return ({ scheduled_at, schedule_zone }) => {
    if (scheduled_at === null) return "";
    const time = format.dateTime(scheduled_at);
    if (schedule_zone === "recipient") return t("campaigns.when.recipientClock", { time });
    return timezone === own ? time : t("campaigns.when.teamClock", { time, zone: timezone });
  };
}

import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../identity/user/user-queries";
import { api } from "../../lib/api";
import { useNow } from "../../lib/use-now";
import { DayRow } from "../../ui/day/day-row";
import { DaySection } from "../../ui/day/day-section";
import { localDay } from "../../ui/day/local-day";
import { TimeZoneContext, useFormat } from "../../ui/use-format";
import { recordPath } from "../record/entity-pages";
import { newLeadsOf } from "./day-filters";

const SHOWN = 5;

/** The member's newest leads of the last days. */
export function DayLeads() {
  const { t } = useTranslation("records");
  const { user_id } = useProfile();
  const format = useFormat();
  const body = newLeadsOf(user_id, localDay(useNow(), use(TimeZoneContext)));
  const input = { params: { entityId: "lead" as const }, query: { page_count: SHOWN }, body };
  const leads = useQuery(api.records.filterRecords.queryOptions({ input }));
  return (
    <DaySection
      title={t("day.leads")}
      all={{ to: "/leads", label: t("day.all") }}
      query={leads}
      empty={leads.data?.total === 0 ? t("day.noLeads") : null}
    >
      {leads.data?.data.map(({ id, label, company, incoming_source, created_at }) => (
        <DayRow
          key={id}
          to={recordPath("lead", id)}
          title={label}
          detail={[company?.label, incoming_source].filter(Boolean).join(" · ")}
          aside={format.ago(created_at)}
        />
      ))}
    </DaySection>
  );
}

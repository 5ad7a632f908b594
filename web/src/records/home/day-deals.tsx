import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../identity/user/user-queries";
import { api } from "../../lib/api";
import { useNow } from "../../lib/use-now";
import { DayRow } from "../../ui/day/day-row";
import { DaySection } from "../../ui/day/day-section";
import { localDay } from "../../ui/day/local-day";
import { TimeZoneContext } from "../../ui/use-format";
import { usePipelines } from "../pipeline/pipeline-queries";
import { recordPath } from "../record/entity-pages";
import { STALE_DAYS, staleDealsOf } from "./day-filters";

const SHOWN = 5;
const DAY_MS = 86_400_000;

/** The member's open deals that have not moved for long, longest first. */
export function DayDeals() {
  const { t } = useTranslation("records");
  const { user_id } = useProfile();
  const now = useNow();
  const today = localDay(now, use(TimeZoneContext));
  const pipelines = usePipelines();
  const body = staleDealsOf(user_id, today, pipelines.data ?? []);
  const input = { query: { page_count: SHOWN }, body: body ?? {} };
  const deals = useQuery({ ...api.records.filterDeals.queryOptions({ input }), enabled: body !== undefined });
  const isPending = pipelines.isPending || (body !== undefined && deals.isPending);
  const refetch = () => Promise.all([pipelines.refetch(), deals.refetch()]);
  return (
    <DaySection
      title={t("day.deals")}
      all={{ to: "/deals", label: t("day.all") }}
      query={{ isPending, error: pipelines.error ?? deals.error, refetch }}
      empty={deals.data?.data.length ? null : t("day.noDeals", { days: STALE_DAYS })}
    >
      {deals.data?.data.map(({ id, label, company, stage, stage_entered_at }) => (
        <DayRow
          key={id}
          to={recordPath("deal", id)}
          title={label}
          detail={[stage?.label, company?.label].filter(Boolean).join(" · ")}
          aside={
            stage_entered_at &&
            t("day.staying", { days: Math.floor((Date.parse(now) - Date.parse(stage_entered_at)) / DAY_MS) })
          }
        />
      ))}
    </DaySection>
  );
}

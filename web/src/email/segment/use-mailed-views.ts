import { filterOfView, type ViewedList } from "@dure/domain/email/segment/filter-of-view";
import type { Filter } from "@dure/domain/records/filter/filter";
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { usePipelines } from "../../records/pipeline/pipeline-queries";
import { typeQuery } from "../../records/view/view-queries";

/** A saved view of leads or deals that a segment can begin with. */
export type MailedView = { id: string; label: string; filters: Filter };

/** The saved views of leads and deals that the user sees, those of each deal type too. */
export function useMailedViews(): MailedView[] {
  const { t } = useTranslation("email");
  const { data: pipelines = [] } = usePipelines();
  const lists = [
    { entity: "lead", dealType: "", label: t("segments.viewsOf.lead") },
    { entity: "deal", dealType: "", label: t("segments.viewsOf.deal") },
    { entity: "lead-deal-combined", dealType: "", label: t("segments.viewsOf.combined") },
    ...pipelines.map(({ id, title }) => ({ entity: "deal" as const, dealType: id, label: title })),
  ] as const;
  return useQueries({
    queries: lists.map(({ entity, dealType }) =>
      api.records.listViews.queryOptions({ input: { params: { entityId: entity }, query: typeQuery(dealType) } }),
    ),
    combine: (answers) =>
      lists.flatMap(({ label, ...list }, place) => {
        const { data } = answers[place]?.data ?? {};
        return [...(data?.shared ?? []), ...(data?.private ?? [])].map((view) => ({
          id: view.id,
          label: `${label} · ${view.title}`,
          filters: filterOfView({ ...list, filter: view.view_collection_setting.filter } satisfies ViewedList),
        }));
      }),
  });
}

import type { ListEntityId } from "@dure/domain/records/record/entity";
import { queryClient } from "../lib/query-client";
import { listedFieldsQuery } from "./filter/listed-fields-query";
import { pipelinesQuery } from "./pipeline/pipeline-queries";
import { listSnapshotAt } from "./record/first-list/list-snapshot";
import { recordPageQuery } from "./record/record-page-query";
import { recentViewQuery } from "./view/recent-view-query";
import { tableQuery, viewsQuery } from "./view/view-queries";

const LISTS: Readonly<Record<string, ListEntityId>> = {
  "/leads": "lead",
  "/leads/all": "lead-deal-combined",
  "/deals": "deal",
  "/companies": "company",
  "/contacts": "contact",
};

/** Prefetches the deal types for the menu and, at a list's path, the list's settings and its last requested rows. */
export function preload(pathname: string): void {
  void queryClient.prefetchQuery(pipelinesQuery());
  const entity = LISTS[pathname];
  if (!entity) return;
  void queryClient.prefetchQuery(viewsQuery(entity, ""));
  void queryClient.prefetchQuery(tableQuery(entity));
  void queryClient.prefetchQuery(recentViewQuery(entity));
  void queryClient.prefetchQuery(listedFieldsQuery(entity, ""));
  const kept = listSnapshotAt({ pathname, search: location.search });
  if (kept) void queryClient.prefetchQuery(recordPageQuery(entity, kept.body, 0));
}

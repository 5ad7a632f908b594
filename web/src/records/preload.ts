import type { ListBody } from "@dure/domain/records/filter/filter";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { readPersistedState } from "../lib/persisted-state";
import { queryClient } from "../lib/query-client";
import { listedFieldsQuery } from "./filter/listed-fields-query";
import { pipelinesQuery } from "./pipeline/pipeline-queries";
import { recordPageQuery } from "./record/record-queries";
import { recentViewQuery } from "./view/recent-view-query";
import { tableQuery, viewsQuery } from "./view/view-queries";

const LISTS: Readonly<Record<string, ListEntityId>> = {
  "/leads": "lead",
  "/leads/all": "lead-deal-combined",
  "/deals": "deal",
  "/companies": "company",
  "/contacts": "contact",
};

/** Under this name the browser remembers what an entity's list was asked for last. */
export const lastListOf = (entity: ListEntityId): string => `last-list-${entity}`;

/** What the menu shows of records, and what the list at this path is made of: its rows as they were asked for last. */
export function preload(pathname: string): void {
  void queryClient.prefetchQuery(pipelinesQuery());
  const entity = LISTS[pathname];
  if (!entity) return;
  void queryClient.prefetchQuery(viewsQuery(entity, ""));
  void queryClient.prefetchQuery(tableQuery(entity));
  void queryClient.prefetchQuery(recentViewQuery(entity));
  void queryClient.prefetchQuery(listedFieldsQuery(entity, ""));
  // An address that names more than its list asks for other rows.
  if (/[?&](?:q|filter|sort|cols|view)=/.test(location.search)) return;
  const body = readPersistedState<ListBody | null>(lastListOf(entity), null);
  if (body) void queryClient.prefetchQuery(recordPageQuery(entity, body, 0));
}

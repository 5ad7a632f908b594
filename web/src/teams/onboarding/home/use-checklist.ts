import { SAMPLE_SOURCES } from "@dure/domain/teams/sample-sources";
import { useQuery } from "@tanstack/react-query";
import { useIsAdmin, useProfile } from "../../../identity/user/user-queries";
import { api } from "../../../lib/api";
import { useTeam } from "../../team/team-queries";

export type ChecklistId = "calendar" | "bookingPage" | "import" | "deal" | "signature" | "invite";
export type ChecklistItem = { id: ChecklistId; to: string; isDone: boolean };

/** Any one record that is no sample. */
const OWN = {
  query: { page_count: 1 },
  body: {
    filters: {
      operator: "AND" as const,
      conditions: [{ identifier: "incoming_source", condition: "notIn" as const, value: [...SAMPLE_SOURCES] }],
    },
  },
};
const LEADS = { params: { entityId: "lead-deal-combined" as const }, ...OWN };

/** A page with one of the team's own leads or deals, if there is any. */
export const useOwnRecords = (enabled = true) =>
  useQuery(api.records.filterRecords.queryOptions({ input: LEADS, enabled }));

/**
 * The first steps of a new member, and whether each is done. This is derived from the data, so it doesn't matter where
 * a step was done.
 */
export function useChecklist() {
  const isAdmin = useIsAdmin();
  const { integrations } = useProfile();
  const { memberCounts } = useTeam();
  const leads = useOwnRecords();
  const deals = useQuery(api.records.filterDeals.queryOptions({ input: OWN }));
  const pages = useQuery(api.scheduling.listBookingPages.queryOptions({ input: { query: {} } }));
  const sign = useQuery(api.identity.getEmailSign.queryOptions({ input: {} }));
  const queries = [leads, deals, pages, sign];
  const items: ChecklistItem[] = [
    { id: "calendar", to: "/connect-calendar", isDone: integrations.some(({ service }) => service === "calendar") },
    { id: "bookingPage", to: "/booking-pages", isDone: (pages.data?.data.length ?? 0) > 0 },
    { id: "import", to: "/leads/import", isDone: (leads.data?.total ?? 0) > 0 },
    { id: "deal", to: "/deals", isDone: (deals.data?.total ?? 0) > 0 },
    { id: "signature", to: "/settings/profile", isDone: Boolean(sign.data?.sign) },
    ...(isAdmin ? [{ id: "invite" as const, to: "/invite", isDone: memberCounts > 1 }] : []),
  ];
  return {
    items,
    isPending: queries.some((query) => query.isPending),
    error: queries.find((query) => query.isError)?.error,
    retry: () => Promise.all(queries.map((query) => query.refetch())),
  };
}

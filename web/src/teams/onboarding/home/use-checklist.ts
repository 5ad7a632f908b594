import { useQuery } from "@tanstack/react-query";
import { useIsAdmin, useProfile } from "../../../identity/user/user-queries";
import { api } from "../../../lib/api";
import { useTeam } from "../../team/team-queries";

export type ChecklistId = "lead" | "calendar" | "bookingPage" | "signature" | "invite";
export type ChecklistItem = { id: ChecklistId; to: string; isDone: boolean };

const LEADS = { params: { entityId: "lead" as const }, query: { page_count: 1 }, body: {} };

/** What a new member does first, and whether it is done: told from the data, so that it counts wherever it was done. */
export function useChecklist() {
  const isAdmin = useIsAdmin();
  const { integrations } = useProfile();
  const { memberCounts } = useTeam();
  const leads = useQuery(api.records.filterRecords.queryOptions({ input: LEADS }));
  const pages = useQuery(api.scheduling.listBookingPages.queryOptions({ input: { query: {} } }));
  const sign = useQuery(api.identity.getEmailSign.queryOptions({ input: {} }));
  const queries = [leads, pages, sign];
  const items: ChecklistItem[] = [
    { id: "lead", to: "/leads", isDone: (leads.data?.total ?? 0) > 0 },
    { id: "calendar", to: "/connect-calendar", isDone: integrations.some(({ service }) => service === "calendar") },
    { id: "bookingPage", to: "/booking-pages", isDone: (pages.data?.data.length ?? 0) > 0 },
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

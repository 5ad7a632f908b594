import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { useMembers } from "../member/member-queries";
import { planQuery } from "../team/team-queries";

export const usePlan = () => useQuery(planQuery());

export const usePrices = () => useQuery(api.teams.listPrices.queryOptions({ input: {}, staleTime: PRICES_KEPT_MS }));

const PRICES_KEPT_MS = 10 * 60_000;

/** The price of a change; without a change, the next invoice. It is refetched each time. */
export const usePreview = (query: { seats?: string; price_id?: string }, enabled: boolean) =>
  useQuery(api.teams.previewSubscription.queryOptions({ input: { query }, enabled, staleTime: 0 }));

/** The invoices, newest first, page by page. */
export const useInvoices = () =>
  useInfiniteQuery(
    api.teams.listInvoices.infiniteOptions({
      input: (cursor: string | undefined) => ({ query: { ...(cursor && { cursor }) } }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
  );

/** The admin that members can ask: the first by name. */
export function useBillingAdmin(): string | undefined {
  const { data } = useMembers();
  const admin = data?.data.find(
    ({ team_member_role, team_member_status }) => team_member_role === "ADMIN" && team_member_status === "ACTIVE",
  );
  return admin && (admin.display_name || admin.email);
}

const reload = () => Promise.all([refresh("teams", "getPlanStatus"), refresh("teams", "previewSubscription")]);

export const useStartTrial = () => useMutation(api.teams.startTrial.mutationOptions({ onSuccess: reload }));
export const useStartCheckout = () => useMutation(api.teams.startCheckout.mutationOptions());
export const useSetSeats = () => useMutation(api.teams.setSeats.mutationOptions({ onSuccess: reload }));
export const useSetCycle = () => useMutation(api.teams.setCycle.mutationOptions({ onSuccess: reload }));
export const useCancel = () => useMutation(api.teams.cancelSubscription.mutationOptions({ onSuccess: reload }));
export const useResume = () => useMutation(api.teams.resumeSubscription.mutationOptions({ onSuccess: reload }));

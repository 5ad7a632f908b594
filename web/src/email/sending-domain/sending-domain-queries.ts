import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { isRefusal } from "../../lib/call-error";
import { queryClient, refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const NAMING_POLL_MS = 2_000;

const domainQuery = () => api.email.getSendingDomain.queryOptions({ input: {} });

/** The team's domain; it fails with an error that `isWithoutDomain` recognises if there is none. */
export const useSendingDomain = () =>
  useQuery({
    ...domainQuery(),
    // The mail service has yet to name the records; whoever waits for them sees them come.
    refetchInterval: ({ state }) =>
      state.data?.records.length === 0 && state.data.verification_status === "pending" ? NAMING_POLL_MS : false,
  });

export const isWithoutDomain = (error: unknown): boolean => isRefusal(error, "NOT_FOUND");

export const useAllowance = () => useQuery(api.email.getAllowance.queryOptions({ input: {} }));

export const useSenders = () => useQuery(api.email.getSenders.queryOptions({ input: {} }));

const refreshEmail = () => refresh("email");

export const useAddDomain = () => useMutation(api.email.addSendingDomain.mutationOptions({ onSuccess: refreshEmail }));

export const useCheckDomain = () =>
  useMutation(api.email.checkSendingDomain.mutationOptions({ onSettled: refreshEmail }));

export const useRemoveDomain = () =>
  useMutation(
    api.email.removeSendingDomain.mutationOptions({
      // Invalidating alone would keep the domain on screen: a refused reload leaves the data that there was.
      onSuccess: async () => {
        await queryClient.resetQueries({ queryKey: domainQuery().queryKey });
        await refreshEmail();
      },
    }),
  );

export const useSetSenders = () =>
  useMutation(api.email.setSenders.mutationOptions({ onSettled: () => refresh("email", "getSenders") }));

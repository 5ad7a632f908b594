import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { isRefusal } from "../../lib/call-error";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const NAMING_POLL_MS = 2_000;

/**
 * The team's domain; null without one. NOT_FOUND is no error here: it would unmount the form that adds a domain at each
 * reload.
 */
export const sendingDomainQuery = () =>
  queryOptions({
    queryKey: api.email.getSendingDomain.queryKey({ input: {} }),
    queryFn: ({ signal }) =>
      client.email.getSendingDomain({}, { signal }).catch((error: unknown) => {
        if (isRefusal(error, "NOT_FOUND")) return null;
        throw error;
      }),
  });

export const useSendingDomain = () =>
  useQuery({
    ...sendingDomainQuery(),
    // Polls until the mail service has named the DNS records.
    refetchInterval: ({ state }) =>
      state.data?.records.length === 0 && state.data.verification_status === "pending" ? NAMING_POLL_MS : false,
  });

export const useAllowance = () => useQuery(api.email.getAllowance.queryOptions({ input: {} }));

export const useSenders = () => useQuery(api.email.getSenders.queryOptions({ input: {} }));

const refreshEmail = () => refresh("email");

export const useAddDomain = () => useMutation(api.email.addSendingDomain.mutationOptions({ onSuccess: refreshEmail }));

export const useCheckDomain = () =>
  useMutation(api.email.checkSendingDomain.mutationOptions({ onSettled: refreshEmail }));

export const useRemoveDomain = () =>
  useMutation(api.email.removeSendingDomain.mutationOptions({ onSuccess: refreshEmail }));

export const useSetSenders = () =>
  useMutation(api.email.setSenders.mutationOptions({ onSettled: () => refresh("email", "getSenders") }));

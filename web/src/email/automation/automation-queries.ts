import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const refreshAutomations = () => refresh("email");

export const useAutomations = () =>
  useQuery(api.email.listAutomations.queryOptions({ input: {}, select: ({ data }) => data }));

export const useAutomation = (id: string) =>
  useQuery(api.email.getAutomation.queryOptions({ input: { params: { id } } }));

/** The number of people at each step. */
export const useAutomationResults = (id: string) =>
  useQuery(api.email.getAutomationResults.queryOptions({ input: { params: { id } } }));

export const useAutomationVersions = (id: string) =>
  useQuery(api.email.listAutomationVersions.queryOptions({ input: { params: { id } }, select: ({ data }) => data }));

/** The people of an automation, page by page. */
export const useEnrollments = (id: string) =>
  useInfiniteQuery(
    api.email.listEnrollments.infiniteOptions({
      input: (cursor: string | undefined) => ({ params: { id }, query: { cursor } }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
  );

/** The forms that an automation can begin with; none for a team without routers. */
export const useForms = () =>
  useQuery(api.routing.listRouters.queryOptions({ input: {}, retry: false, select: ({ data }) => data }));

export const useCreateAutomation = () =>
  useMutation(api.email.createAutomation.mutationOptions({ onSuccess: refreshAutomations }));

/** Also refetches after a refusal, because a colleague may have saved the automation meanwhile. */
export const useChangeAutomation = () =>
  useMutation(api.email.changeAutomation.mutationOptions({ onSettled: refreshAutomations }));

export const useDeleteAutomation = () =>
  useMutation(api.email.deleteAutomation.mutationOptions({ onSuccess: refreshAutomations }));

export const useActivateAutomation = () =>
  useMutation(api.email.activateAutomation.mutationOptions({ onSuccess: refreshAutomations }));

export const useDeactivateAutomation = () =>
  useMutation(api.email.deactivateAutomation.mutationOptions({ onSuccess: refreshAutomations }));

export const useRemoveEnrollment = () =>
  useMutation(api.email.removeEnrollment.mutationOptions({ onSuccess: refreshAutomations }));

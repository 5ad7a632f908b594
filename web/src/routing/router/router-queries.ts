import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

/** The API version that these calls name (docs/product/routing.md#calls). */
const VERSION = { version: "250528" };

export const atRouter = (id: string) => ({ params: { id }, query: VERSION });

const refreshRouters = () =>
  Promise.all([
    refresh("routing", "listRouters"),
    refresh("routing", "getRouter"),
    refresh("routing", "getRouterDraft"),
  ]);

export const useRouters = () =>
  useQuery(api.routing.listRouters.queryOptions({ input: {}, select: ({ data }) => data }));

/** The number of the month's submissions, and the plan's quota. */
export const useMonthQuota = () =>
  useQuery(api.routing.listRouters.queryOptions({ input: {}, select: ({ quota }) => quota }));

export const useRouter = (id: string) => useQuery(api.routing.getRouter.queryOptions({ input: atRouter(id) }));

/** A router's saved but unpublished draft; null if there is none. */
export const useRouterDraft = (id: string) =>
  useQuery(api.routing.getRouterDraft.queryOptions({ input: { params: { id } }, select: ({ data }) => data }));

export const usePutRouterDraft = () =>
  useMutation(api.routing.putRouterDraft.mutationOptions({ onSettled: refreshRouters }));

export const useDiscardDraft = () =>
  useMutation(api.routing.deleteRouterDraft.mutationOptions({ onSuccess: refreshRouters }));

/** Creates or updates a router. After a refusal the router is refetched, because others may have saved it meanwhile. */
export const usePutRouter = () => useMutation(api.routing.putRouter.mutationOptions({ onSettled: refreshRouters }));

export const useDeleteRouter = () =>
  useMutation(api.routing.deleteRouter.mutationOptions({ onSuccess: refreshRouters }));

export const useActivateRouter = () =>
  useMutation(api.routing.activateWorkflow.mutationOptions({ onSuccess: refreshRouters }));

export const useDeactivateRouter = () =>
  useMutation(api.routing.deactivateWorkflow.mutationOptions({ onSuccess: refreshRouters }));

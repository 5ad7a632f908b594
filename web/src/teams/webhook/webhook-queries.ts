import type { DeliveryState } from "@dure/domain/teams/webhook/delivery";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

/** How often attempts are polled: no change event announces them. */
const POLL_MS = 5_000;

const refreshWebhooks = () => refresh("teams", "listWebhooks");
const refreshDeliveries = () => Promise.all([refresh("teams", "listDeliveries"), refresh("teams", "getDelivery")]);

export const useWebhooks = () =>
  useQuery(api.teams.listWebhooks.queryOptions({ input: {}, select: ({ data }) => data }));

export const useCreateWebhook = () =>
  useMutation(api.teams.createWebhook.mutationOptions({ onSuccess: refreshWebhooks }));

export const useChangeWebhook = () =>
  useMutation(api.teams.changeWebhook.mutationOptions({ onSuccess: refreshWebhooks }));

export const useDeleteWebhook = () =>
  useMutation(api.teams.deleteWebhook.mutationOptions({ onSuccess: refreshWebhooks }));

export const useSetWebhookActivation = () =>
  useMutation(api.teams.setWebhookActivation.mutationOptions({ onSettled: refreshWebhooks }));

export const useTestWebhook = () => useMutation(api.teams.testWebhook.mutationOptions());

/** The secret is fetched when somebody wants to see it, and kept no longer than it is shown. */
export const useSecret = (id: string, isShown: boolean) =>
  useQuery(
    api.teams.getWebhookSecret.queryOptions({ input: { params: { id } }, enabled: isShown, staleTime: 0, gcTime: 0 }),
  );

export const useRotateSecret = () =>
  useMutation(api.teams.rotateWebhookSecret.mutationOptions({ onSuccess: () => refresh("teams", "getWebhookSecret") }));

/** A webhook's deliveries, page by page. */
export const useDeliveries = (id: string, state: DeliveryState | undefined) =>
  useInfiniteQuery(
    api.teams.listDeliveries.infiniteOptions({
      input: (cursor: string | undefined) => ({
        params: { id },
        query: { ...(state && { state }), ...(cursor && { cursor }) },
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
      refetchInterval: POLL_MS,
    }),
  );

export const useDelivery = (id: string, deliveryId: string) =>
  useQuery(api.teams.getDelivery.queryOptions({ input: { params: { id, deliveryId } }, refetchInterval: POLL_MS }));

export const useReplayDelivery = () =>
  useMutation(api.teams.replayDelivery.mutationOptions({ onSuccess: refreshDeliveries }));

export const useReplayFailed = () =>
  useMutation(api.teams.replayFailed.mutationOptions({ onSuccess: refreshDeliveries }));

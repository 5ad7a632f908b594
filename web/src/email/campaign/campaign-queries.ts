import type { CampaignStatus } from "@dure/domain/email/campaign/campaign-status";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const refreshCampaigns = () => refresh("email");

/** How often a campaign that is being sent is polled. */
const WATCHED_EVERY_MS = 3_000;

export type CampaignFilter = { archived: boolean; status: CampaignStatus | "all"; search: string };

/** The campaigns that a filter lets through, last changed first, page by page. */
export const useCampaigns = ({ archived, status, search }: CampaignFilter) =>
  useInfiniteQuery({
    ...api.email.listCampaigns.infiniteOptions({
      input: (cursor: string | undefined) => ({
        query: {
          archived,
          ...(status !== "all" && { status }),
          ...(search !== "" && { search }),
          ...(cursor && { cursor }),
        },
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });

export const useCampaign = (id: string) =>
  useQuery({
    ...api.email.getCampaign.queryOptions({ input: { params: { id } } }),
    refetchInterval: ({ state }) => (state.data?.status === "sending" ? WATCHED_EVERY_MS : false),
  });

export const useCampaignVersions = (id: string) =>
  useQuery(api.email.listCampaignVersions.queryOptions({ input: { params: { id } }, select: ({ data }) => data }));

export const useCampaignVersion = (id: string, version: number | undefined) =>
  useQuery({
    ...api.email.getCampaignVersion.queryOptions({ input: { params: { id, version: version ?? 1 } } }),
    enabled: version !== undefined,
  });

export const useCreateCampaign = () =>
  useMutation(api.email.createCampaign.mutationOptions({ onSuccess: refreshCampaigns }));

export const useChangeCampaign = () => useMutation(api.email.changeCampaign.mutationOptions());

export const useRenameCampaign = () =>
  useMutation(api.email.renameCampaign.mutationOptions({ onSuccess: refreshCampaigns }));

export const useDuplicateCampaign = () =>
  useMutation(api.email.duplicateCampaign.mutationOptions({ onSuccess: refreshCampaigns }));

export const useArchiveCampaign = () =>
  useMutation(api.email.archiveCampaign.mutationOptions({ onSuccess: refreshCampaigns }));

export const useDeleteCampaign = () =>
  useMutation(api.email.deleteCampaign.mutationOptions({ onSuccess: refreshCampaigns }));

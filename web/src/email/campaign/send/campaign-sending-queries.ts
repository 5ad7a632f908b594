import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { refresh } from "../../../lib/query-client";
import { useMutation } from "../../../lib/use-mutation";

const refreshCampaigns = () => refresh("email");

/** What keeps a campaign from being sent; refetched for each saved version, and each time the screen opens. */
export function useCampaignCheck(id: string, savedAt: string, isSaved: boolean) {
  const options = api.email.checkCampaign.queryOptions({ input: { params: { id } } });
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, savedAt],
    enabled: isSaved,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

export const useTestCampaign = () => useMutation(api.email.testCampaign.mutationOptions());

export const useSendCampaign = () =>
  useMutation(api.email.sendCampaign.mutationOptions({ onSettled: refreshCampaigns }));

export const useCancelSchedule = () =>
  useMutation(api.email.cancelCampaignSchedule.mutationOptions({ onSettled: refreshCampaigns }));

export const usePauseCampaign = () =>
  useMutation(api.email.pauseCampaign.mutationOptions({ onSettled: refreshCampaigns }));

export const useResumeCampaign = () =>
  useMutation(api.email.resumeCampaign.mutationOptions({ onSettled: refreshCampaigns }));

export const useCancelCampaign = () =>
  useMutation(api.email.cancelCampaign.mutationOptions({ onSettled: refreshCampaigns }));

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";

const STALE_MS = 300_000;

const detailsQuery = (id: string) => api.journeys.getCompanyDetails.queryOptions({ input: { params: { id } } });

/** A company of the registry, by its corporation number. */
export const useCompanyDetails = (id: string) => useQuery({ ...detailsQuery(id), staleTime: STALE_MS });

export const useCompanyNews = (id: string) =>
  useQuery({
    ...api.journeys.getCompanyNews.queryOptions({ input: { params: { id } } }),
    staleTime: STALE_MS,
  });

/** Refreshes the details from their sources. */
export function useRefreshCompany(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.journeys.refreshCompanyDetails({ params: { id } }),
    onSuccess: (details) => {
      queryClient.setQueryData(detailsQuery(id).queryKey, details);
      void queryClient.invalidateQueries({ queryKey: api.journeys.getCompanyNews.key() });
    },
  });
}

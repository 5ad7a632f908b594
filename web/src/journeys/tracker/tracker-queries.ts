import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import type { JourneyProps } from "../../lib/area-parts";
import { useMutation } from "../../lib/use-mutation";

/** How often the page polls for visits. */
const CHECK_MS = 5_000;

const trackerQuery = () => api.journeys.getTracker.queryOptions({ input: {} });

export const useTracker = () => useQuery({ ...trackerQuery(), refetchInterval: CHECK_MS });

export function useSetTracker() {
  const queryClient = useQueryClient();
  return useMutation(
    api.journeys.setTracker.mutationOptions({
      onSuccess: (tracker) => queryClient.setQueryData(trackerQuery().queryKey, tracker),
    }),
  );
}

export const useJourney = (params: JourneyProps) =>
  useQuery(api.journeys.getJourney.queryOptions({ input: { params } }));

/** What a lead or deal submitted; a contact submits nothing. */
export const useSubmissions = ({ entityId, recordId }: JourneyProps) =>
  useQuery({
    ...api.forms.listFormSubmissions.queryOptions({ input: { params: { id: recordId }, query: {} } }),
    enabled: entityId !== "contact",
  });

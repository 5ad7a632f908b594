import type { ResearchView } from "@dure/domain/journeys/research/research";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { putRecords } from "../../records/record/record-cache";

const POLL_MS = 2_000;

export const isRunning = ({ state }: Pick<ResearchView, "state">): boolean => state !== "done" && state !== "failed";

const researchQuery = (id: string) => api.journeys.getCompanyResearch.queryOptions({ input: { params: { id } } });

/** A company's research; polled while a run is in progress. */
export const useResearch = (id: string) =>
  useQuery({
    ...researchQuery(id),
    refetchInterval: ({ state: { data } }) => (data?.research && isRunning(data.research) ? POLL_MS : false),
  });

export const useStartResearch = (id: string) =>
  useMutation({
    mutationFn: () => client.journeys.startCompanyResearch({ params: { id } }),
    onSettled: () => refresh("journeys", "getCompanyResearch"),
  });

type Acceptance = { findingId: string; fieldId: string; before: unknown };

/** Takes a finding into a field of the company. */
export function useAcceptFinding(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ findingId, fieldId, before = null }: Acceptance) =>
      client.journeys.acceptResearchFinding({ params: { id, findingId }, body: { field_id: fieldId, before } }),
    onSuccess: (record) => putRecords(queryClient, [record]),
    onSettled: () => refresh("journeys", "getCompanyResearch"),
  });
}

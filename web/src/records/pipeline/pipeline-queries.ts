import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { JOINED } from "../../lib/http/joined";

const STALE_MS = 60_000;

export const pipelinesQuery = () => ({
  ...api.records.listPipelines.queryOptions({ input: {}, context: JOINED }),
  staleTime: STALE_MS,
});

/** The team's deal pipelines with their stages. */
export const usePipelines = () => useQuery({ ...pipelinesQuery(), select: ({ data }) => data });

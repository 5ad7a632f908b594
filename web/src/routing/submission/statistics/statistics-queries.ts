import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import type { DayRange } from "./period";

/**
 * Statistics of a router's submissions of some days. Submissions cause changes that invalidate them; views don't, so
 * both are refetched on each visit.
 */
export const useStatistics = (id: string, query: DayRange) =>
  useQuery(
    api.routing.getStatistics.queryOptions({
      input: { params: { id }, query },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

export const useResults = (id: string, query: DayRange) =>
  useQuery(
    api.routing.getResults.queryOptions({
      input: { params: { id }, query },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

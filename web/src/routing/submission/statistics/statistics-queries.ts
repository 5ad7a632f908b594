import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import type { DayRange } from "./period";

/** What became of a router's submissions of some days. Submissions tell of themselves; visits don't, so it is asked anew. */
export const useStatistics = (id: string, query: DayRange) =>
  useQuery(
    api.routing.getStatistics.queryOptions({
      input: { params: { id }, query },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

export const useFormViews = (id: string, query: DayRange) =>
  useQuery(
    api.routing.getFormViews.queryOptions({
      input: { params: { id }, query },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

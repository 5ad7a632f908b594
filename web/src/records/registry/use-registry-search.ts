import { MIN_SEARCH_LENGTH, searchTerm } from "@dure/domain/shared/company-search-term";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { useDebounced } from "../field/use-debounced";

const STALE_MS = 300_000;

const search = (term: string) => api.journeys.searchCompanies.queryOptions({ input: { query: { search: term } } });

/** A company of the registry, with whether the team has a company of that name. */
export type RegistryCompany = Awaited<ReturnType<NonNullable<ReturnType<typeof search>["queryFn"]>>>["data"][number];

/** Companies of the registry by the typed text, debounced. None while it is too short, or the registry doesn't answer. */
export function useRegistrySearch(typed: string): readonly RegistryCompany[] {
  const term = useDebounced(searchTerm(typed).slice(0, 100));
  const isAsked = term.length >= MIN_SEARCH_LENGTH && typed !== "";
  const { data, isError } = useQuery({
    ...search(term),
    enabled: isAsked,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return isAsked && !isError ? (data?.data ?? []) : [];
}

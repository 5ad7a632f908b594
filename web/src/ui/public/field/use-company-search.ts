import { journeys } from "virtual:public-contract";
import { MIN_SEARCH_LENGTH, searchTerm } from "@dure/domain/shared/company-search-term";
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../lib/public/call";

const PAUSE_MS = 250;
const MAX_SHOWN = 8;

const search = async (term: string) => {
  const { data } = await call(journeys.searchCompaniesPublicly, { query: { search: term } });
  return data.slice(0, MAX_SHOWN);
};

/** A company as the registry of corporations knows it. */
export type RegisteredCompany = Awaited<ReturnType<typeof search>>[number];

/** Companies of the registry by what is typed, once the typing pauses; none when the registry doesn't answer. */
export function useCompanySearch(typed: string): readonly RegisteredCompany[] {
  const term = searchTerm(typed);
  const [found, setFound] = useState<{ term: string; companies: RegisteredCompany[] }>({ term: "", companies: [] });

  useEffect(() => {
    if (term.length < MIN_SEARCH_LENGTH) return;
    const timer = setTimeout(() => {
      search(term)
        .then((companies) => setFound({ term, companies }))
        .catch(() => setFound({ term, companies: [] }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term]);

  return found.term === term && term.length >= MIN_SEARCH_LENGTH ? found.companies : [];
}

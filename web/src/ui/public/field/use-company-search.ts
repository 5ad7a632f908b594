import { journeys } from "virtual:public-contract";
import type { RegisteredCompany } from "@dure/domain/journeys/company-search";
import { MIN_SEARCH_LENGTH, searchTerm } from "@dure/domain/journeys/search-term";
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../lib/public/call";

const PAUSE_MS = 250;
const MAX_SHOWN = 8;

/** Companies of the registry by what is typed, once the typing pauses; none when the registry doesn't answer. */
export function useCompanySearch(typed: string): readonly RegisteredCompany[] {
  const term = searchTerm(typed);
  const [found, setFound] = useState<{ term: string; companies: RegisteredCompany[] }>({ term: "", companies: [] });

  useEffect(() => {
    if (term.length < MIN_SEARCH_LENGTH) return;
    const timer = setTimeout(() => {
      call(journeys.searchCompaniesPublicly, { query: { search: term } })
        .then(({ data }) => setFound({ term, companies: data.slice(0, MAX_SHOWN) }))
        .catch(() => setFound({ term, companies: [] }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term]);

  return found.term === term && term.length >= MIN_SEARCH_LENGTH ? found.companies : [];
}

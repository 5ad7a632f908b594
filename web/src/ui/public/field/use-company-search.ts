import { journeys } from "virtual:public-contract";
import { MIN_SEARCH_LENGTH, searchTerm } from "@dure/domain/shared/company-search-term";
import { useEffect, useState } from "preact/hooks";
import { call } from "../../../lib/public/call";
import { idInAddress, readFirstData } from "../shell/first-data";

const PAUSE_MS = 250;
const MAX_SHOWN = 8;

const search = async (term: string) => {
  const { data } = await call(journeys.searchCompaniesPublicly, { query: { search: term, page: shownPage() } });
  return data.slice(0, MAX_SHOWN);
};

/** The id of the form or page that searches. A page's custom address doesn't contain its id. */
const shownPage = (): string => readFirstData<{ page: { id: string } }>().page?.id ?? idInAddress();

/** A company of the registry of corporations. */
export type RegisteredCompany = Awaited<ReturnType<typeof search>>[number];

/** Searches the registry by the typed text, debounced; empty if the registry does not answer. */
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

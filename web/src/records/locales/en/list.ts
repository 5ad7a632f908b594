import type { TextsLike } from "../../../lib/texts-like";
import type { list as ko } from "../ko/list";

export const list: TextsLike<typeof ko> = {
  list: {
    search: "Search by name, company or email",
    clearSearch: "Clear the search",
    clearAll: "Clear search and filter",
    combined: "Leads and deals",
    entities: "Kind of record",
    count: "{{fetched}} of {{total}}",
    cut: "The list shows the first {{shown}} only. Narrow it with a filter to reach the rest.",
    loadingMore: "Loading more",
    sortAscending: "ascending",
    sortDescending: "descending",
    view: "View as",
    table: "List",
    board: "Board",
    empty: {
      lead: "No leads yet",
      deal: "No deals yet",
      company: "No companies yet",
      contact: "No contacts yet",
    },
    emptyHint: {
      lead: "Leads gather here once you add the first one. Bookings from your booking pages appear here too.",
      deal: "Convert a lead to a deal, or add a deal right away.",
      company: "Add the companies you work with and link your leads to them.",
      contact: "Add the people you talk to.",
    },
    noResult: "No results",
    noResultHint: "Try another name, company or email.",
    noFilterResultHint: "Change the filter conditions, or clear them.",
  },
};

import type { Filter, FilterBody } from "@dure/domain/records/filter/filter";
import { readFilter } from "../../../filter/filter-param";
import { readSorting } from "../../../view/sorting-address";
import type { ListParams } from "../../../view/use-list-params";
import { type BoardFilter, filterOfBoard } from "./board-filter";

/** The request of a board: its own filter joined with the filter, search and order in the address, as in lists. */
export function boardBody(filter: BoardFilter, { q, filter: text, sort }: ListParams): FilterBody {
  const filters = joined(filterOfBoard(filter), readFilter(text) ?? null);
  const sorting = readSorting(sort);
  return { ...(filters && { filters }), ...(sorting && { sorting }), ...(q && { search: q }) };
}

function joined(own: Filter | null, more: Filter | null): Filter | null {
  if (!own || !more) return own ?? more;
  return { operator: "AND", conditions: [own, more] };
}

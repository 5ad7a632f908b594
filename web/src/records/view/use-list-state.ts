import type { Filter, ListBody, Sorting } from "@dure/domain/records/filter/filter";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import type { ColumnTotals } from "@dure/domain/records/view/view";
import type { TableSetting } from "@dure/domain/records/view/view-preferences";
import { dequal } from "dequal/lite";
import { useMemo } from "react";
import { readFilter } from "../filter/filter-param";
import { type ListedFields, useListedFields } from "../filter/listed-fields";
import { sourceOf } from "../filter/source-of";
import { ofDealType } from "../pipeline/use-deal-type";
import { type ListColumn, readColumns, shownColumns } from "../record/list/columns/columns";
import { baseOf, type Grouping, type ListBase, type SelectedView, selectView } from "./list-base";
import { readSorting } from "./sorting-address";
import { readTotals } from "./totals-address";
import { type ListParams, useListParams } from "./use-list-params";
import { useOwnGrouping } from "./use-own-grouping";
import { useRecentView } from "./use-recent-view";
import { useTableSetting, useViews, type Views } from "./view-queries";

/** The state of a list: its view, with the changes in the address. */
export type ListState = {
  entity: ListEntityId;
  /** The deal type shown; "" for all. */
  dealType: string;
  fields: ListedFields;
  views: Views;
  table: TableSetting | null;
  chosen: SelectedView;
  base: ListBase;
  search: string;
  filter: Filter | null;
  sorting: Sorting;
  columns: ListColumn[];
  /** The field whose values group the rows; "" for none. */
  group: string;
  totals: ColumnTotals;
  /** The body of the list's request. */
  body: ListBody;
  /** Whether the list differs from the stored view. */
  isChanged: boolean;
};

const NEWEST: Sorting = { identifier: "created_at", direction: "DESC" };

type Known = Pick<ListState, "entity" | "dealType" | "fields" | "views" | "table">;

/** The list's state is undefined until the views, the tab that was open last, the user's own columns and the fields are known. */
export function useListState(entity: ListEntityId, dealType = "") {
  const queries = [useViews(entity, dealType), useTableSetting(entity), useListedFields(entity, dealType)] as const;
  const [{ data: views }, { data: table }, { data: fields }] = queries;
  const { address } = useListParams();
  const recent = useRecentView(entity, address.view);
  const { own } = useOwnGrouping(entity);
  const state = useMemo(() => {
    if (!views || !fields || table === undefined || recent === undefined) return undefined;
    return stateOf({ entity, dealType, views, table, fields }, address, recent, own);
  }, [entity, dealType, views, table, fields, address, recent, own]);
  return {
    state,
    error: queries.find(({ error, data }) => error && data === undefined)?.error,
    retry: () => Promise.all(queries.map((query) => query.refetch())),
  };
}

function stateOf(known: Known, address: ListParams, recent: string, own: Grouping): ListState {
  const { entity, views, table, fields } = known;
  const chosen = selectView(views, address.view, recent);
  const base = baseOf(entity, chosen, table, own);
  const [filter, sorting, cols] = [readFilter(address.filter), readSorting(address.sort), readColumns(address.cols)];
  const search = address.q ?? "";
  const [group, totals] = [address.group ?? base.group, readTotals(address.totals) ?? base.totals];
  const shown = {
    filter: filter === undefined ? base.filter : filter,
    sorting: existing(fields, sorting) ?? existing(fields, base.sorting) ?? NEWEST,
    columns: shownColumns(entity, cols ?? base.columns, fields.byId),
  };
  return {
    ...known,
    chosen,
    base,
    search,
    ...shown,
    group: fields.byId.has(group) ? group : "",
    totals,
    body: bodyOf({ ...shown, filter: ofDealType(shown.filter, known.dealType) }, search),
    isChanged:
      (filter !== undefined && !dequal(filter, base.filter)) ||
      (sorting !== undefined && !dequal(sorting, base.sorting ?? NEWEST)) ||
      (cols !== undefined && !dequal(cols, base.columns)) ||
      group !== base.group ||
      !dequal(totals, base.totals),
  };
}

/** The order; undefined if its field has been removed. */
const existing = ({ byId }: ListedFields, sorting: Sorting | null | undefined): Sorting | undefined =>
  sorting && byId.has(sorting.identifier) ? sorting : undefined;

function bodyOf(
  { filter, sorting, columns }: Pick<ListState, "filter" | "sorting" | "columns">,
  search: string,
): ListBody {
  const sources = new Set(columns.map(({ id }) => sourceOf(id)));
  const refer = (["company", "contact"] as const).filter((source) => sources.has(source));
  return {
    ...(filter && { filters: filter }),
    sorting,
    ...(search && { search }),
    ...(refer.length > 0 && { refer }),
  };
}

import type { Filter, Sorting } from "@dure/domain/records/filter/filter";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import type { ColumnTotals, ViewAnswer } from "@dure/domain/records/view/view";
import { HOME_TAB, type TableSetting } from "@dure/domain/records/view/view-preferences";
import { type ColumnSetting, columnsOfTable, defaultColumns } from "../record/list/columns/columns";
import type { Views } from "./view-queries";

/** The field that groups a list ("" for none), and the calculations of its columns. */
export type Grouping = { group: string; totals: ColumnTotals };

/** What a list shows before anybody changes anything. */
export type ListBase = Grouping & {
  columns: readonly ColumnSetting[];
  filter: Filter | null;
  sorting: Sorting | null;
};

/** The requested view. `isGone` means that the user sees no view of that id. */
export type SelectedView = { tab: string; view: ViewAnswer | undefined; isGone: boolean };

/** @param named the view in the address; without one, the recent view is used if it still exists */
export function selectView(views: Views, named: string | null, recent: string): SelectedView {
  const all = [...views.private, ...views.shared];
  const wanted = named ?? recent;
  const view = wanted === HOME_TAB ? undefined : all.find(({ id }) => id === wanted);
  if (view) return { tab: view.id, view, isGone: false };
  return { tab: HOME_TAB, view: all.find(({ home }) => home), isGone: named !== null && named !== HOME_TAB };
}

/** @param own the member's own grouping of a list without a view, which the browser keeps */
export function baseOf(
  entity: ListEntityId,
  { view }: SelectedView,
  table: TableSetting | null,
  own: Grouping = { group: "", totals: {} },
): ListBase {
  if (view) {
    const { columnsSetting, filter, sorting, group, totals } = view.view_collection_setting;
    return { columns: columnsSetting, filter, sorting, group: group ?? "", totals };
  }
  if (table) return { columns: columnsOfTable(table), filter: table.filter, sorting: table.sorting, ...own };
  return { columns: defaultColumns(entity), filter: null, sorting: null, ...own };
}

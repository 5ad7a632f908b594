import type { ViewSetting } from "@dure/domain/records/view/view";
import type { ListState } from "./use-list-state";

/** The current state of a list in the form in which a view stores it. */
export const settingOf = ({ columns, filter, sorting, group, totals }: ListState): ViewSetting => ({
  columnsSetting: columns.map(({ id, size }) => ({ id, size })),
  filter,
  sorting,
  group: group || null,
  totals,
});

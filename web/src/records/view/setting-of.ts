import type { ViewSetting } from "@dure/domain/records/view/view";
import type { ListState } from "./use-list-state";

/** What a view keeps of a list as it stands. */
export const settingOf = ({ columns, filter, sorting, group, totals }: ListState): ViewSetting => ({
  columnsSetting: columns.map(({ id, size }) => ({ id, size })),
  filter,
  sorting,
  group: group || null,
  totals,
});

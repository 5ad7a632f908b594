import type { ColumnTotals } from "@dure/domain/records/view/view";
import { useListParams } from "../../../view/use-list-params";
import type { ListState } from "../../../view/use-list-state";
import { useOwnGrouping } from "../../../view/use-own-grouping";

/**
 * Changes the groups and totals of a list. Those of the member's own list are kept in the browser at once; those of a view
 * wait in the address until they are saved into it.
 */
export function useGrouping({ entity, chosen }: Pick<ListState, "entity" | "chosen">) {
  const address = useListParams();
  const own = useOwnGrouping(entity);
  return {
    setGroup: (group: string) => {
      if (chosen.view) return address.setGroup(group);
      own.setGroup(group);
      if (address.address.group !== null) address.setGroup(null);
    },
    setTotals: (totals: ColumnTotals) => {
      if (chosen.view) return address.setTotals(totals);
      own.setTotals(totals);
      if (address.address.totals !== null) address.setTotals(null);
    },
  };
}

import type { SummaryGroup } from "@dure/domain/records/group/summary-api";
import { useQuery } from "@tanstack/react-query";
import type { ListState } from "../../../view/use-list-state";
import { summaryQuery } from "../totals/summary-query";
import { useTotals } from "../totals/use-totals";

/** Groups shown in the rows of a list: more would hide the rows. */
export const MAX_GROUPS = 60;

/**
 * The groups of a list with their counts and totals. `groups` is undefined where the list has none to show: it isn't
 * grouped, its groups can't be told, or there are too many.
 */
export function useGroups(
  list: ListState,
  isWanted: boolean,
): { groups: readonly SummaryGroup[] | undefined; isPending: boolean; isTooMany: boolean } {
  const { numbers } = useTotals(list);
  const isAsked = isWanted && list.group !== "";
  const { data, isError } = useQuery({
    ...summaryQuery(list.entity, list.body, numbers, list.group),
    enabled: isAsked,
  });
  if (!isAsked || isError) return { groups: undefined, isPending: false, isTooMany: false };
  if (!data) return { groups: undefined, isPending: true, isTooMany: false };
  const isTooMany = data.is_too_many || data.groups.length > MAX_GROUPS;
  return { groups: isTooMany ? undefined : data.groups, isPending: false, isTooMany };
}

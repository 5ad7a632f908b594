import type { ListBody } from "@dure/domain/records/filter/filter";
import type { SummaryGroup } from "@dure/domain/records/group/summary-api";
import type { ListState } from "../../../view/use-list-state";
import { groupCondition, withCondition } from "../totals/group-condition";

/** What the server is asked for the rows of each group. */
export function groupBodies({ body, group, fields }: ListState, groups: readonly SummaryGroup[]): ListBody[] {
  const field = fields.byId.get(group);
  return groups.map((one) => {
    const condition = field && groupCondition(field, one);
    return condition ? { ...body, filters: withCondition(body.filters ?? null, condition) } : body;
  });
}

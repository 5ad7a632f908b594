import type { AggregateSpec } from "../../records/group/aggregate-spec";
import type { GeneralSetting } from "../setting/general-setting";
import { MAX_GROUPS } from "../setting/group-by";

/** The question that a general report asks of the records. */
export const generalAggregate = ({ metric, group_by, sort, cumulative }: GeneralSetting): AggregateSpec => ({
  metric: { aggregation: metric.aggregation, identifier: metric.field_id },
  groups: group_by.map(({ identifier, value }) => ({ identifier, interval: value })),
  order: sort ?? "natural",
  cumulative,
  maxGroups: MAX_GROUPS,
});

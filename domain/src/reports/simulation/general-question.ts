import type { AggregateQuestion } from "../../records/group/aggregate-question";
import type { GeneralSetting } from "../setting/general-setting";
import { MAX_GROUPS } from "../setting/group-by";

/** The question that a general report asks of the records. */
export const generalQuestion = ({ metric, group_by, sort, cumulative }: GeneralSetting): AggregateQuestion => ({
  metric: { aggregation: metric.aggregation, identifier: metric.field_id },
  groups: group_by.map(({ identifier, value }) => ({ identifier, interval: value })),
  order: sort ?? "natural",
  cumulative,
  maxGroups: MAX_GROUPS,
});

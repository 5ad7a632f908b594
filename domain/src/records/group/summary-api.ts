import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Token } from "../../shared/value";
import { FilterBody } from "../filter/filter";
import { ListEntityId } from "../record/entity";

/** Numbers that one call calculates, and groups that it answers at most. */
const MAX_NUMBERS = 12;
export const MAX_SUMMARY_GROUPS = 200;

export const SummaryAggregation = z.enum(["count", "sum", "average", "min", "max", "median", "distinct"]);
export type SummaryAggregation = z.infer<typeof SummaryAggregation>;

const SummaryNumber = z.object({ identifier: Token(200).min(1), aggregation: SummaryAggregation });

const SummaryGroup = z.object({
  /** An option, a stage, a member's id, a text as it is compared, or the first day of a date's group. */
  key: z.string().nullable(),
  label: z.string(),
  blank: z.boolean(),
  records: z.int(),
  /** In the order of the numbers. */
  values: z.array(z.number().nullable()),
});
export type SummaryGroup = z.infer<typeof SummaryGroup>;

export const summaryApi = {
  summarizeRecords: endpoint(
    "member",
    {
      method: "POST",
      path: "/record-summaries/{entityId}",
      summary: "Totals over all records that match a filter, overall and by group",
    },
    { reads: true },
  )
    .input(
      z.object({
        params: z.object({ entityId: ListEntityId }),
        body: FilterBody.omit({ sorting: true }).extend({
          numbers: z.array(SummaryNumber).max(MAX_NUMBERS).default([]),
          group: z
            .object({
              identifier: Token(200).min(1),
              /** How dates are grouped: by month unless it is said. */
              interval: z.enum(["yearly", "quarterly", "monthly", "weekly", "daily"]).default("monthly"),
            })
            .nullish(),
        }),
      }),
    )
    .output(
      z.object({
        records: z.int(),
        values: z.array(z.number().nullable()),
        groups: z.array(SummaryGroup),
        /** Whether there are more groups than are answered; then none is. */
        is_too_many: z.boolean(),
      }),
    ),
};

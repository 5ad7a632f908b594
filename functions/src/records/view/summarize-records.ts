import type { recordsApi } from "@dure/domain/records/api";
import type { AggregateSpec } from "@dure/domain/records/group/aggregate-spec";
import { MAX_SUMMARY_GROUPS } from "@dure/domain/records/group/summary-api";
import type { Verb } from "../../platform/http/endpoint";
import { aggregateRecords } from "../read-model/aggregate/aggregate-records";
import { toRecordQuery } from "../record/to-record-query";

/**
 * Numbers over all matching records, not only over those that a list has loaded. Values that the caller may not see, or
 * sees masked or blurred, are ignored, as in reports.
 */
export const summarizeRecords: Verb<typeof recordsApi.summarizeRecords> = async (ctx, { params, body }) => {
  const { numbers, group, ...filter } = body;
  const { sorting: _, ...query } = toRecordQuery(ctx, { entityId: params.entityId, ...filter });
  const groups = group ? [group] : [];
  const specOf = (metric: AggregateSpec["metric"]): AggregateSpec => ({
    ...{ metric, groups, order: "natural", cumulative: false, maxGroups: MAX_SUMMARY_GROUPS },
  });
  const metrics = [{ aggregation: "count" as const, identifier: null }, ...numbers];
  const asked = metrics.map((metric) => ({ ...query, spec: specOf(metric) }));
  const [count, ...answers] = await aggregateRecords(ctx.teamId, asked, ctx.locale);
  const numberOf = (answer: (typeof answers)[number], key: string | null) =>
    answer.groups.find((one) => one.key === key)?.value ?? null;
  return {
    records: count?.records ?? 0,
    values: answers.map(({ total }) => total),
    is_too_many: count?.isTooMany ?? false,
    groups: (count?.groups ?? [])
      .filter(({ value }) => value)
      .map(({ key, label, blank, value }) => ({
        ...{ key, label, blank, records: value ?? 0 },
        values: answers.map((answer) => numberOf(answer, key)),
      })),
  };
};

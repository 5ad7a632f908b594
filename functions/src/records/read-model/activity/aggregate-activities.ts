import { ACTIVITY_KIND, activityCatalog, TIME_OF_ACTIVITY } from "@dure/domain/records/activity/activity-fields";
import type { ActivitySource } from "@dure/domain/records/activity/activity-source";
import type { Filter } from "@dure/domain/records/filter/filter";
import { checkFilter } from "@dure/domain/records/filter/filter-check";
import type { ZonedNow } from "@dure/domain/records/filter/filter-predicate";
import type { AggregateSpec } from "@dure/domain/records/group/aggregate-spec";
import type { Locale } from "@dure/domain/shared/text";
import { planAggregate } from "../aggregate/aggregate-plan";
import { type Aggregate, answerAggregate } from "../aggregate/aggregate-records";
import { memberLabels } from "../aggregate/member-labels";
import { matchingSql } from "../query/matching-sql";
import { createParams } from "../query/params";
import { type CheckedQuery, checkQuery } from "../query/record-query";
import { idSql } from "../table";
import { withModel } from "../with-model";
import { type ActivityViewer, activityRows } from "./activity-rows";

/** Which activities a caller asks for, within their permissions. */
export type ActivityQuery = {
  source: ActivitySource;
  filters: readonly (Filter | null)[];
  zone: ZonedNow;
  seen: Omit<ActivityViewer, "now">;
};

/**
 * Aggregates the activities that a caller may see, all as of one time.
 * @throws BAD_REQUEST naming a field that the source doesn't have
 */
export const aggregateActivities = (
  teamId: string,
  asked: readonly (ActivityQuery & { spec: AggregateSpec })[],
  locale: Locale,
): Promise<Aggregate[]> =>
  withModel(teamId, (model) =>
    model.read(async (read) => {
      const answers: Aggregate[] = [];
      for (const { spec, zone, ...one } of asked) {
        const query = checkActivities({ ...one, zone });
        const plan = planAggregate(spec, activityCatalog(one.source), ACTIVITY_KIND, false);
        // Activities that the caller may not see are no rows at all, so no value needs to be hidden.
        const by = { asked: { spec, zone, viewer: undefined }, model, locale };
        const labels = (ids: readonly string[]) => memberLabels(teamId, ids, locale);
        answers.push(await answerAggregate(read, { query, plan, ...by, memberLabels: labels }));
      }
      return answers;
    }),
  );

/** The ids of the leads and deals behind activities. */
export const activityRecordIds = (teamId: string, asked: ActivityQuery): Promise<string[]> =>
  withModel(teamId, (model) =>
    model.read(async (read) => {
      const params = createParams();
      const matching = matchingSql({ ...checkActivities(asked), sort: undefined }, params, "r.record");
      const sql = `SELECT ${idSql("l")} AS id FROM lead l WHERE l.key IN (${matching})`;
      return (await read<{ id: string }>({ sql, values: params.values })).map(({ id }) => id);
    }),
  );

/** Activities that the caller may not see are no rows, so nothing else is hidden. */
const RULES = { viewer: undefined, likeSearch: true, masked: false } as const;

/** @throws BAD_REQUEST naming a field that the source doesn't have */
function checkActivities({ source, filters, zone, seen }: ActivityQuery): CheckedQuery {
  const sorting = { identifier: TIME_OF_ACTIVITY[source], direction: "DESC" } as const;
  const [first = null, ...also] = filters;
  const asked = { entityId: ACTIVITY_KIND, filters: first, also, sorting, zone, ...RULES } as const;
  const query = checkQuery(asked, activityCatalog(source));
  return { ...query, rows: activityRows(source, { ...seen, now: zone.now }) };
}

/** @throws BAD_REQUEST naming the conditions that can't be asked of the source */
export const assertActivityFilter = (source: ActivitySource, filter: Filter | null, zone: ZonedNow): void =>
  void checkFilter(ACTIVITY_KIND, filter, { ...zone, ...RULES, catalog: activityCatalog(source) });

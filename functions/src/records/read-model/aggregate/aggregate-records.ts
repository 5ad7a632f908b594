import { type AggregateSpec, isAdditive } from "@dure/domain/records/group/aggregate-spec";
import type { ArrangedGroup } from "@dure/domain/records/group/arrange-groups";
import { type ArrangedRow, arrangeRows } from "@dure/domain/records/group/arrange-rows";
import type { Locale } from "@dure/domain/shared/text";
import type { Reader } from "../open-readers";
import { type CheckedQuery, checkQuery, type RecordQuery } from "../query/record-query";
import type { TeamModel } from "../team-model";
import { withModel } from "../with-model";
import { type AggregatePlan, type PlannedGroup, planAggregate } from "./aggregate-plan";
import { type AggregateRow, aggregateStatement, LEVELS } from "./aggregate-sql";
import { arrangeLevel, type LevelRow, measureOf } from "./arrange-level";
import { levelOffsets } from "./level-offsets";
import { memberLabels } from "./member-labels";

/** A selection of records, and what is calculated from them. */
export type AggregateQuery = Omit<RecordQuery, "sorting" | "anyOf" | "address"> & {
  spec: AggregateSpec;
};

/** The answer. With too many groups there are none, only their number. */
export type Aggregate = {
  /** Calculated over all records, never from the groups. */
  total: number | null;
  /** The number of records that the answer covers. */
  records: number;
  isTooMany: boolean;
  groups: ArrangedGroup[];
  series: ArrangedGroup[];
  rows: ArrangedRow[];
};

/**
 * Aggregates the records that a caller may see, all as of one time. The answers include every write acknowledged before
 * the call.
 * @throws BAD_REQUEST naming what does not fit the team's fields
 */
export const aggregateRecords = (
  teamId: string,
  asked: readonly AggregateQuery[],
  locale: Locale,
): Promise<Aggregate[]> =>
  withModel(teamId, async (model) => {
    const checked = asked.map((one) => ({ asked: one, ...checkAggregate(one, model.catalog) }));
    const by = { model, locale, memberLabels: (ids: readonly string[]) => memberLabels(teamId, ids, locale) };
    return model.read(async (read) => {
      const answers: Aggregate[] = [];
      for (const one of checked) answers.push(await answerAggregate(read, { ...one, ...by }));
      return answers;
    });
  });

type Checked = {
  asked: Pick<AggregateQuery, "viewer" | "zone" | "spec">;
  query: CheckedQuery;
  plan: AggregatePlan;
  model: Pick<TeamModel, "pipelines" | "customFields" | "decode">;
  memberLabels: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  locale: Locale;
};

/** @throws BAD_REQUEST naming what does not fit the team's fields */
export function checkAggregate({ spec, ...asked }: AggregateQuery, catalog: TeamModel["catalog"]) {
  const query = checkQuery(asked, catalog);
  return { query, plan: planAggregate(spec, catalog, query.kind, query.masked) };
}

/** Answers a checked query. */
export async function answerAggregate(read: Reader, { query, plan, ...by }: Checked): Promise<Aggregate> {
  const { viewer, zone, spec } = by.asked;
  const offsets = await levelOffsets(read, plan, { timeZone: zone.timeZone, rows: query.rows });
  const rows = await read<AggregateRow>(aggregateStatement(query, plan, { viewer, offsets }));
  const { aggregation, maxGroups, groups: planned } = plan;
  const total = rows.find(({ level }) => Number(level) === LEVELS.total);
  const found = {
    total: total ? measureOf(total, aggregation) : null,
    records: Number(total?.records ?? 0),
    isTooMany: Number(total?.n1 ?? 0) > maxGroups || Number(total?.n2 ?? 0) > maxGroups,
  };
  const [first, second] = planned;
  if (found.isTooMany || found.records === 0 || !first) return { ...found, groups: [], series: [], rows: [] };
  const arrange = (group: PlannedGroup, fills: boolean) =>
    arrangeLevel(read, { group, aggregation, fills, rows: rowsOf(rows, group === first ? "first" : "second") }, by);
  const one = await arrange(first, true);
  const other = second && (await arrange(second, false));
  const pairs = rows
    .filter(({ level }) => Number(level) === LEVELS.pair)
    .map((row) => ({
      group1: one.keyOf(row.g1),
      group2: other?.keyOf(row.g2) ?? null,
      value: measureOf(row, aggregation),
    }));
  return {
    ...found,
    groups: one.groups,
    series: other?.groups ?? [],
    rows: arrangeRows(one.groups, other?.groups, pairs, spec.cumulative && isAdditive(aggregation)),
  };
}

/** The groups of a level. */
const rowsOf = (rows: readonly AggregateRow[], level: "first" | "second"): LevelRow[] =>
  rows
    .filter((row) => Number(row.level) === LEVELS[level])
    .map(({ g1, g2, s1, s2, ...row }) => ({
      ...row,
      key: level === "first" ? g1 : g2,
      sample: level === "first" ? s1 : s2,
    }));

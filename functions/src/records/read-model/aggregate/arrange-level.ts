import { daysOfOption } from "@dure/domain/records/filter/date-option";
import type { AggregateSpec, Aggregation } from "@dure/domain/records/group/aggregate-spec";
import {
  type ArrangedGroup,
  arrangeGroups,
  type GroupLevel,
  shownKey,
} from "@dure/domain/records/group/arrange-groups";
import { withoutNoise } from "@dure/domain/records/group/arrange-rows";
import { groupTexts } from "@dure/domain/records/group/texts";
import type { Locale } from "@dure/domain/shared/text";
import type { Reader } from "../open-readers";
import type { RecordQuery } from "../query/record-query";
import type { TeamModel } from "../team-model";
import type { PlannedGroup } from "./aggregate-plan";
import type { AggregateRow } from "./aggregate-sql";
import { levelLabels } from "./level-labels";
import { textSamples } from "./text-samples";

/** A group as it was found, and the key of a record that has its text. */
export type LevelRow = Pick<AggregateRow, "value" | "records"> & { key: string | null; sample: string | null };

type Level = { group: PlannedGroup; aggregation: Aggregation; fills: boolean; rows: readonly LevelRow[] };

type By = {
  asked: Pick<RecordQuery, "zone"> & { spec: Pick<AggregateSpec, "order"> };
  model: Pick<TeamModel, "pipelines" | "customFields" | "decode">;
  /** The names of members by id. */
  memberLabels: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  locale: Locale;
};

/** The value of a row. Sums of nothing are 0; other calculations of nothing have no value. */
export function measureOf({ value }: Pick<AggregateRow, "value">, aggregation: Aggregation): number | null {
  if (value === null) return aggregation === "sum" ? 0 : null;
  return withoutNoise(Number(value));
}

/** The groups of a level as they are shown, and a function from the key of a row to the key of its group. */
export async function arrangeLevel(
  read: Reader,
  { group, aggregation, fills, rows }: Level,
  { asked, model, memberLabels, locale }: By,
): Promise<{ groups: ArrangedGroup[]; keyOf: (key: string | null) => string | null }> {
  const { now, timeZone } = asked.zone;
  const keys = rows.flatMap(({ key }) => key ?? []);
  const members = group.field.type === "user" ? await memberLabels(keys) : new Map<string, string>();
  const [pipelines, customFields] = [model.pipelines().values(), model.customFields()];
  const samples = await textSamples(
    read,
    group,
    rows.flatMap(({ sample }) => sample ?? []),
    model.decode,
  );
  const level: GroupLevel = {
    dated: group.interval && { interval: group.interval, timeZone: group.field.as === "time" ? timeZone : undefined },
    ...levelLabels(group, { customFields, pipelines, members, locale }),
  };
  const found = rows.map((row) => ({
    key: row.key,
    value: measureOf(row, aggregation),
    sample: samples.get(row.sample ?? "") ?? null,
  }));
  const groups = arrangeGroups(found, level, {
    ...{ order: asked.spec.order, aggregation, fills, now },
    blankLabel: groupTexts.blank[locale],
    today: daysOfOption("TODAY", now, timeZone)?.start ?? "",
  });
  const shown = new Map(rows.map(({ key }) => [key, shownKey(level, key)]));
  return { groups, keyOf: (key) => shown.get(key) ?? null };
}

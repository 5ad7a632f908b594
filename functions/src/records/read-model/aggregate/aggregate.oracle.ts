import type { Comparable, FilterField } from "@dure/domain/records/filter/filter-field";
import { type Matched, matches } from "@dure/domain/records/filter/filter-match";
import { isShownBlurred } from "@dure/domain/records/filter/without-blurred";
import type { Aggregation, Interval } from "@dure/domain/records/group/aggregate-spec";
import type { CheckedQuery } from "../query/record-query";
import type { AggregatePlan, PlannedGroup } from "./aggregate-plan";
import type { AggregateQuery } from "./aggregate-records";

/** The same answer by plain loops over records, for tests. Groups are in no order, and dates are not filled in. */
export type OracleAnswer = {
  total: number | null;
  records: number;
  first: Map<string | null, { value: number | null; members: Matched[] }>;
  second: Map<string | null, { value: number | null; members: Matched[] }>;
  pairs: Map<string, number | null>;
};

type Asked = { query: CheckedQuery; plan: AggregatePlan; asked: AggregateQuery };

export function oracleAnswer(records: readonly Matched[], { query, plan, asked }: Asked): OracleAnswer {
  const found = records.filter((record) => record.own.kind === query.kind && matches(query.filter, record));
  const shown = (record: Matched, field: FilterField) => shownValue(record, field, asked);
  const measured = (members: readonly Matched[]) =>
    measure(plan.aggregation, plan.metric ? members.map((one) => shown(one, plan.metric as FilterField)) : members);
  const level = (group: PlannedGroup | undefined) => {
    const members = group ? grouped(found, (record) => keyOf(shown(record, group.field), group, asked)) : new Map();
    return new Map([...members].map(([key, some]) => [key, { value: measured(some), members: some }]));
  };
  const [one, other] = plan.groups;
  const pairs =
    one && other
      ? grouped(found, (record) =>
          JSON.stringify([one, other].map((group) => keyOf(shown(record, group.field), group, asked))),
        )
      : new Map<string, Matched[]>();
  return {
    total: measured(found),
    records: found.length,
    first: level(one),
    second: level(other),
    pairs: new Map([...pairs].map(([key, members]) => [key, measured(members)])),
  };
}

function grouped<Key>(records: readonly Matched[], keyOfRecord: (record: Matched) => Key): Map<Key, Matched[]> {
  const groups = new Map<Key, Matched[]>();
  for (const record of records) {
    const key = keyOfRecord(record);
    const members = groups.get(key);
    if (members) members.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}

/** The value as the viewer sees it. */
function shownValue(record: Matched, field: FilterField, { viewer, blursRouters }: AggregateQuery): Comparable {
  const source = record[field.source];
  if (!source) return null;
  const isOther = field.source !== "own";
  if (viewer && isOther && field.key !== "name" && source.created_by !== viewer.id) return null;
  const isRouters = record.own.created_by === "router" || (isOther && source.created_by === "router");
  if (blursRouters && isRouters && !isShownBlurred(field)) return null;
  if (!isOther && (field.key === "company" || field.key === "contact")) return record[field.key]?.id ?? null;
  return field.read(source);
}

function measure(aggregation: Aggregation, values: readonly unknown[]): number | null {
  if (aggregation === "count") return values.length;
  if (aggregation === "distinct") return new Set(values.filter((value) => value !== null)).size;
  const numbers = values.filter((value) => typeof value === "number").sort((a, b) => a - b);
  const sum = numbers.reduce((total, number) => total + number, 0);
  if (aggregation === "sum") return sum;
  if (numbers.length === 0) return null;
  if (aggregation === "average") return sum / numbers.length;
  if (aggregation === "min") return numbers[0] ?? null;
  if (aggregation === "max") return numbers.at(-1) ?? null;
  const middle = (numbers.length - 1) / 2;
  return ((numbers[Math.floor(middle)] ?? 0) + (numbers[Math.ceil(middle)] ?? 0)) / 2;
}

function keyOf(value: Comparable, { field, interval }: PlannedGroup, { zone }: AggregateQuery): string | null {
  if (value === null) return null;
  if (!interval) return String(value);
  return dateKey(field.as === "time" ? localDay(String(value), zone.timeZone) : String(value), interval);
}

function dateKey(day: string, interval: Interval): string {
  const [year = "", month = ""] = day.split("-");
  if (interval === "yearly") return year;
  if (interval === "monthly") return `${year}-${month}`;
  if (interval === "quarterly") return `${year}-Q${Math.ceil(Number(month) / 3)}`;
  if (interval === "daily") return day;
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();
const days = new Map<string, string>();

/** The day of an instant in a zone, by the platform's own calendar. */
function localDay(at: string, timeZone: string): string {
  const asked = `${timeZone} ${at}`;
  const known = days.get(asked);
  if (known !== undefined) return known;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  formats.set(timeZone, format);
  const day = format.format(new Date(at));
  days.set(asked, day);
  return day;
}

import { type Aggregation, type GroupOrder, type Interval, valueOfNone } from "./aggregate-spec";
import { bucketOf } from "./bucket";

/** Empty groups of dates are filled in up to this many groups: a year of days. */
export const MAX_FILLED = 366;

/** A group as it was found: its key (of a date, the bucket's number), its value, and the text of one of its records. */
export type FoundGroup = { key: string | null; value: number | null; sample: string | null };

/**
 * How a level is grouped: by dates (in a zone if they are times), by values with an order of their own, or by any
 * others. `labels` has the known ones.
 */
export type GroupLevel = {
  dated: { interval: Interval; timeZone: string | undefined } | undefined;
  ordered: readonly string[] | undefined;
  labels: ReadonlyMap<string, string>;
};

/** A group to be shown. `from` and `to` are those of dates, half-open. */
export type ArrangedGroup = {
  key: string | null;
  label: string;
  from: string | null;
  to: string | null;
  blank: boolean;
  /** Whether a group of dates is not over yet. */
  running: boolean;
  value: number | null;
};

export type Arrangement = {
  order: GroupOrder;
  aggregation: Aggregation;
  /** Whether dates without records are filled in. */
  fills: boolean;
  blankLabel: string;
  /** The current time (UTC), and the viewer's current day. */
  now: string;
  today: string;
};

/** Groups in the order in which they are shown; the blank one is last (docs/product/reports.md#groups). */
export function arrangeGroups(
  found: readonly FoundGroup[],
  level: GroupLevel,
  arrangement: Arrangement,
): ArrangedGroup[] {
  const named = found.filter(({ key }) => key !== null);
  const blanks = found.filter(({ key }) => key === null);
  const shown = level.dated
    ? datedGroups(named, level.dated, arrangement)
    : named.map((group) => plainGroup(group, level)).sort(comparator(level, arrangement.order));
  return [
    ...shown,
    ...blanks.map(({ value }) => ({ ...NO_DATES, key: null, label: arrangement.blankLabel, blank: true, value })),
  ];
}

/** The displayed key of a group; for a date, its bucket's key. */
export const shownKey = ({ dated }: GroupLevel, key: string | null): string | null =>
  dated && key !== null ? bucketOf(dated.interval, Number(key), undefined).key : key;

const NO_DATES = { from: null, to: null, blank: false, running: false };

const plainGroup = ({ key, value, sample }: FoundGroup, { labels }: GroupLevel): ArrangedGroup => ({
  ...NO_DATES,
  key,
  label: labels.get(key ?? "") ?? sample ?? key ?? "",
  value,
});

/** Ties are broken by key, so that the same question has the same answer. */
function comparator({ ordered }: GroupLevel, order: GroupOrder) {
  const places = new Map(ordered?.map((key, place) => [key, place]));
  const place = ({ key }: ArrangedGroup) => places.get(key ?? "") ?? places.size;
  const size = ({ value }: ArrangedGroup) => value ?? Number.NEGATIVE_INFINITY;
  const byKey = (a: ArrangedGroup, b: ArrangedGroup) => ((a.key ?? "") < (b.key ?? "") ? -1 : 1);
  const descending = (a: ArrangedGroup, b: ArrangedGroup) => (size(a) === size(b) ? 0 : size(a) < size(b) ? 1 : -1);
  return (a: ArrangedGroup, b: ArrangedGroup): number => {
    if (order === "label") return a.label.localeCompare(b.label, "ko") || byKey(a, b);
    if (order === "value-asc") return -descending(a, b) || byKey(a, b);
    if (order === "natural" && ordered) return place(a) - place(b) || byKey(a, b);
    return descending(a, b) || byKey(a, b);
  };
}

/** Groups of dates follow the calendar. Those in between are filled in unless there are too many. */
function datedGroups(
  found: readonly FoundGroup[],
  { interval, timeZone }: NonNullable<GroupLevel["dated"]>,
  { aggregation, fills, now, today }: Arrangement,
): ArrangedGroup[] {
  const values = new Map(found.map(({ key, value }) => [Number(key), value]));
  const numbers = [...values.keys()].sort((a, b) => a - b);
  const [first = 0, last = -1] = [numbers[0], numbers.at(-1)];
  const all =
    fills && last - first < MAX_FILLED
      ? Array.from({ length: last - first + 1 }, (_, place) => first + place)
      : numbers;
  const current = timeZone === undefined ? today : now;
  return all.map((number) => {
    const bucket = bucketOf(interval, number, timeZone);
    const running = bucket.from <= current && current < bucket.to;
    const value = values.has(number) ? (values.get(number) ?? null) : valueOfNone(aggregation);
    return { ...bucket, label: bucket.key, blank: false, running, value };
  });
}

import { z } from "zod";
import { Day } from "../../shared/value";
import type { SubmissionRow } from "./submission";

const Count = z.int().nonnegative();

/**
 * Counts of submissions; each number includes only submissions of the one before it
 * (docs/product/routing-submissions.md#results).
 */
const counts = { submits: Count, qualified: Count, booked: Count, held: Count };

export const RESULT_KEYS = ["source", "group", "host"] as const;
export type ResultKey = (typeof RESULT_KEYS)[number];

const ResultRow = z.object({ key: z.string(), ...counts });
export type ResultRow = z.infer<typeof ResultRow>;
export type ResultCounts = Omit<ResultRow, "key">;

export const Results = z.object({
  /** Visitors of the form, each once a day. */
  visitors: Count,
  ...counts,
  /** Sorted by submissions, most first. The key `""` means no source, no group or no host. */
  source: z.array(ResultRow),
  group: z.array(ResultRow),
  host: z.array(ResultRow),
  /** The days with submissions, in order. */
  days: z.array(z.object({ day: Day, submits: Count, booked: Count })),
  /** Whether only the newest submissions are counted, because there are too many to read at once. */
  is_partial: z.boolean(),
});
export type Results = z.infer<typeof Results>;

/** The most submissions that are counted. */
export const MAX_COUNTED_ROWS = 20_000;

/** The properties of a submission that counting needs. */
export type CountedRow = Pick<
  SubmissionRow,
  | "status"
  | "submittedAt"
  | "confirmedAt"
  | "meetingAt"
  | "group_id"
  | "organizer"
  | "__private_properties"
  | "utm"
  | "page_url"
>;

type Counting = {
  visitors: number;
  isPartial: boolean;
  now: string;
  /** The day of a time in the router's zone. */
  dayOf: (time: string) => string;
  /** Pages of this host are no source: they are the form's own. */
  ownHost: string;
};

/** Counts the results of submissions: in total, and by source, group and host. */
export function resultsOf(
  rows: readonly CountedRow[],
  { visitors, isPartial, now, dayOf, ownHost }: Counting,
): Results {
  const by = { source: new Map(), group: new Map(), host: new Map() } satisfies Record<ResultKey, Groups>;
  const total = nothing();
  const days = new Map<string, { submits: number; booked: number }>();
  for (const row of rows) {
    const one = countsOf(row, now);
    const keys = { source: sourceOf(row, ownHost), group: row.group_id ?? "", host: row.organizer ?? "" };
    for (const key of RESULT_KEYS) add(by[key], keys[key], one);
    sum(total, one);
    const day = days.get(dayOf(row.submittedAt)) ?? { submits: 0, booked: 0 };
    days.set(dayOf(row.submittedAt), { submits: day.submits + 1, booked: day.booked + one.booked });
  }
  return {
    visitors,
    ...total,
    source: sorted(by.source),
    group: sorted(by.group),
    host: sorted(by.host),
    days: [...days].map(([day, counted]) => ({ day, ...counted })).toSorted((a, b) => a.day.localeCompare(b.day)),
    is_partial: isPartial,
  };
}

type Groups = Map<string, ResultCounts>;

const nothing = (): ResultCounts => ({ submits: 0, qualified: 0, booked: 0, held: 0 });

/**
 * Qualified: the rules led the submission to a group. Booked: a meeting was booked, even if it was canceled later.
 * Held: its meeting was not canceled and has begun.
 */
function countsOf({ status, meetingAt, confirmedAt, __private_properties }: CountedRow, now: string): ResultCounts {
  const isQualified = __private_properties.triggered_as === "group" && status !== "disqualified";
  const isBooked = isQualified && (status === "confirmed" || (status === "cancelled" && confirmedAt !== null));
  const isHeld = isBooked && status === "confirmed" && meetingAt !== null && meetingAt <= now;
  return { submits: 1, qualified: Number(isQualified), booked: Number(isBooked), held: Number(isHeld) };
}

/** The campaign's source, else the website that the form is embedded in; "" for the form's own page. */
function sourceOf({ utm, page_url }: Pick<CountedRow, "utm" | "page_url">, ownHost: string): string {
  if (utm.utm_source) return utm.utm_source.toLowerCase();
  const host =
    /^https?:\/\/([^/?#]+)/i
      .exec(page_url ?? "")?.[1]
      ?.toLowerCase()
      .replace(/^www\./, "") ?? "";
  return host === ownHost ? "" : host;
}

function add(groups: Groups, key: string, one: ResultCounts): void {
  const counted = groups.get(key) ?? nothing();
  sum(counted, one);
  groups.set(key, counted);
}

function sum(counted: ResultCounts, one: ResultCounts): void {
  counted.submits += one.submits;
  counted.qualified += one.qualified;
  counted.booked += one.booked;
  counted.held += one.held;
}

const sorted = (groups: Groups): ResultRow[] =>
  [...groups]
    .map(([key, counted]) => ({ key, ...counted }))
    .toSorted((a, b) => b.submits - a.submits || a.key.localeCompare(b.key));

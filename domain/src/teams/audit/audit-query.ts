import { z } from "zod";
import { AuditCategory } from "../../shared/audit/audit-category";
import { Cursor } from "../../shared/page";
import { AnyTime, Day, Line, Token } from "../../shared/value";
import type { AuditWords } from "./audit-words";

/** Rows of one page of the log. */
const PAGE = { default: 50, max: 200 };

/** A day of UTC, or a time. */
const Bound = z.union([Day, AnyTime]);

export const AuditSpan = z.object({ start: Bound.optional(), end: Bound.optional() });
export type AuditSpan = z.infer<typeof AuditSpan>;

export const AuditQuery = AuditSpan.extend({
  category: AuditCategory.optional(),
  action: Token(64).optional(),
  /** The id of a member or an API key. */
  actor: Token(128).optional(),
  /** A part of what a thing was called, or its whole id. */
  target: Line(100).optional(),
  page_count: z.coerce.number<number>().int().min(1).max(PAGE.max).default(PAGE.default),
  cursor: Cursor.optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** The first time of a span, and the first one after it; a day includes all of itself. */
export function spanBounds({ start, end }: AuditSpan): { from: string | undefined; until: string | undefined } {
  return { from: start && firstOf(start), until: end && afterOf(end) };
}

const DAY_MS = 86_400_000;
const isDay = (bound: string): boolean => bound.length === "2027-03-15".length;
const firstOf = (bound: string): string => (isDay(bound) ? `${bound}T00:00:00.000Z` : bound);
const afterOf = (bound: string): string =>
  new Date(Date.parse(firstOf(bound)) + (isDay(bound) ? DAY_MS : 1)).toISOString();

/** The types of event that a query asks for; undefined for all of them. */
export function askedTypes(
  { category, action }: Pick<AuditQuery, "category" | "action">,
  { phrases, kinds }: AuditWords,
): string[] | undefined {
  if (category === undefined && action === undefined) return undefined;
  return Object.keys(phrases).filter((type) => {
    const [kind = "", did = ""] = type.split(".");
    return (category === undefined || kinds[kind]?.category === category) && (action === undefined || did === action);
  });
}

/** Whether an entry is about what a text names. */
export const isAbout = (text: string, { name, subject_id }: { name: string; subject_id: string }): boolean =>
  subject_id === text || name.toLowerCase().includes(text.toLowerCase());

import type { DomainEvent } from "@dure/domain/events";
import { updatedAfter } from "@dure/domain/shared/updated-after";

type Change = Pick<DomainEvent, "before">;

/**
 * The time of a transaction's events: `now`, or a millisecond after the latest state that it changed. A transaction
 * that waited for another one may have begun before it; without this, a timeline could show a change before the
 * creation.
 */
export function eventTime(now: string, events: readonly Change[]): string {
  const updated_at = events.reduce((latest, { before }) => later(latest, updatedAt(before)), "");
  return updatedAfter({ updated_at }, now);
}

const updatedAt = (before: Change["before"]): string =>
  before !== null && "updated_at" in before && typeof before.updated_at === "string" ? before.updated_at : "";

const later = (a: string, b: string): string => (a > b ? a : b);

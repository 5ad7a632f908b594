import { AppError } from "../../shared/error";
import { blockingTimes, daysOf, type OccupiedTime, toBusyTimes } from "../scheduled-event/host-day";
import { DAY_MS, type Interval, toInterval } from "../slots/interval";
import { isFree } from "../slots/slots";
import { schedulingTexts } from "../texts";
import type { Suggestion } from "./suggestion";

/** The limit of a suggestion's hold, which ends at the latest when its time begins. */
export const MAX_HOLD_MS = 30 * DAY_MS;

/** The most host-day documents of one suggestion, all of which change in one transaction. */
export const MAX_HELD_DOCUMENTS = 200;

const NO_BUFFER = { head: 0, tail: 0 };

/** The times that a suggestion holds on its participants' days: none unless it is activated and set to hold them. */
export function holdsOf(suggestion: Suggestion, nowMs: number): OccupiedTime[] {
  if (!suggestion.hold || suggestion.state !== "activated") return [];
  return suggestion.availabilities.map(toInterval).flatMap(({ start, end }, place) =>
    start <= nowMs
      ? []
      : [
          {
            event_id: `${suggestion.id}-${place}`,
            expires_ms: Math.min(start, nowMs + MAX_HOLD_MS),
            start_ms: start,
            end_ms: end,
            head_ms: 0,
            tail_ms: 0,
          },
        ],
  );
}

/** Whether a suggestion holds a time: any one, or the one with this id. */
export const isSuggested = ({ event_id }: OccupiedTime, id?: string): boolean =>
  SUGGESTED.test(event_id) && (id === undefined || event_id.startsWith(`${id}-`));

const SUGGESTED = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}-\d+$/;

/** @throws BAD_REQUEST when the times need too many documents of participants' days */
export function assertHoldable(suggestion: Suggestion, nowMs: number): void {
  const days = new Set(holdsOf({ ...suggestion, state: "activated" }, nowMs).flatMap(daysOf));
  if (days.size * (suggestion.attendees.length + 1) <= MAX_HELD_DOCUMENTS) return;
  throw new AppError("BAD_REQUEST", schedulingTexts.tooManySuggested, [
    { path: "body.availabilities", message: schedulingTexts.tooManySuggested },
  ]);
}

/**
 * A host's days after a change of a suggestion: without the times that it held before and expired times, plus `added`.
 */
export function heldAfter(
  days: ReadonlyMap<string, readonly OccupiedTime[]>,
  { suggestionId, added, nowMs }: { suggestionId: string; added: readonly OccupiedTime[]; nowMs: number },
): Map<string, OccupiedTime[]> {
  return new Map(
    [...days].map(([day, times]) => [
      day,
      [
        ...blockingTimes(times, { nowMs }).filter((one) => !isSuggested(one, suggestionId)),
        ...added.filter((one) => daysOf(one).includes(day)),
      ],
    ]),
  );
}

/**
 * Whether no meeting blocks a time. Suggestions don't block each other: a member may offer the same time to several
 * people, and the first to choose gets it.
 */
export function isFreeOfMeetings(times: readonly OccupiedTime[], interval: Interval, nowMs: number): boolean {
  const meetings = blockingTimes(times, { nowMs }).filter((one) => !isSuggested(one));
  return isFree(interval, NO_BUFFER, toBusyTimes(meetings));
}

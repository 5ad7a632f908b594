import { AppError } from "../../shared/error";
import { daysOf, type HeldTime, standing, takenBy } from "../scheduled-event/host-day";
import { DAY_MS, type Interval, toInterval } from "../slots/interval";
import { isFree } from "../slots/slots";
import { schedulingTexts } from "../texts";
import type { Onetime } from "./onetime";

/** A time is kept until it begins, and for so long at most: nobody answers a suggestion later. */
export const MAX_HOLD_MS = 30 * DAY_MS;

/** The days' documents that one suggestion may hold times on, so that a change of them all is one transaction. */
export const MAX_HELD_DOCUMENTS = 200;

const NO_BUFFER = { head: 0, tail: 0 };

/** The times that a suggestion keeps on the days of each who takes part: none unless it is offered, and wants to. */
export function holdsOf(suggestion: Onetime, nowMs: number): HeldTime[] {
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

/** Whether a time was written down for a suggestion, any or a certain one. */
export const isSuggested = ({ event_id }: HeldTime, id?: string): boolean =>
  SUGGESTED.test(event_id) && (id === undefined || event_id.startsWith(`${id}-`));

const SUGGESTED = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}-\d+$/;

/** @throws BAD_REQUEST when the times lie on too many days of too many people */
export function assertHoldable(suggestion: Onetime, nowMs: number): void {
  const days = new Set(holdsOf({ ...suggestion, state: "activated" }, nowMs).flatMap(daysOf));
  if (days.size * (suggestion.attendees.length + 1) <= MAX_HELD_DOCUMENTS) return;
  throw new AppError("BAD_REQUEST", schedulingTexts.tooManySuggested, [
    { path: "body.availabilities", message: schedulingTexts.tooManySuggested },
  ]);
}

/**
 * What a host's days hold once a suggestion has changed: none of what it held before, and `added` where they lie. What
 * has expired goes too.
 */
export function heldAfter(
  days: ReadonlyMap<string, readonly HeldTime[]>,
  { suggestionId, added, nowMs }: { suggestionId: string; added: readonly HeldTime[]; nowMs: number },
): Map<string, HeldTime[]> {
  return new Map(
    [...days].map(([day, times]) => [
      day,
      [
        ...standing(times, { nowMs }).filter((one) => !isSuggested(one, suggestionId)),
        ...added.filter((one) => daysOf(one).includes(day)),
      ],
    ]),
  );
}

/**
 * Whether a time is free of everything but suggestions: one member may offer the same time to several people, and who
 * chooses first gets it.
 */
export function isFreeOfMeetings(times: readonly HeldTime[], interval: Interval, nowMs: number): boolean {
  const meetings = standing(times, { nowMs }).filter((one) => !isSuggested(one));
  return isFree(interval, NO_BUFFER, takenBy(meetings));
}

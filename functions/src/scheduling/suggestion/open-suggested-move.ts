import { toWorkingHours } from "@dure/domain/scheduling/booking-defaults/booking-defaults";
import { hostsOffering } from "@dure/domain/scheduling/booking-page/page-offer";
import { assertMovable } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { type Interval, overlaps } from "@dure/domain/scheduling/slots/interval";
import { isFree } from "@dure/domain/scheduling/slots/slots";
import { optionsOfSuggested, otherTimes } from "@dure/domain/scheduling/suggestion/suggested-move";
import type { Suggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { readPeople } from "../../platform/auth/caller-store";
import { findDefaults } from "../booking-defaults/booking-defaults-store";
import { freeTimes, type PageQuery, takenTimesOf } from "../booking-page/free-times";
import type { PageHost } from "../booking-page/open-page";
import { lookUpSuggestion } from "./suggestion-store";

/** A suggested meeting that may be moved: by invitees to another suggested time, by hosts also to any other time. */
export type SuggestedMove = { hosts: PageHost[]; query: PageQuery; suggestion: Suggestion | undefined };

/**
 * @throws CONFLICT when it can't be moved any more (docs/product/scheduling-events.md#moving-a-suggested-meeting), or one
 * of its hosts has left the team
 */
export async function openSuggestedMove(teamId: string, event: ScheduledEvent, now: string): Promise<SuggestedMove> {
  assertMovable(event, now);
  const [suggestion, { people }, defaults] = await Promise.all([
    lookUpSuggestion(teamId, event.page_id),
    readPeople(teamId, event.host_ids),
    findDefaults(teamId, event.host.id),
  ]);
  const options = optionsOfSuggested(event, {
    timezone: suggestion?.timezone ?? event.timezone,
    hours: defaults && toWorkingHours(defaults),
    calendars: defaults?.calendarToCheckConflicts ?? [],
  });
  const hosts = options.organizers.flatMap((organizer) => {
    const person = people.find(({ user_id }) => user_id === organizer.id);
    return person?.team_member_status === "ACTIVE"
      ? [{ ...organizer, name: person.display_name, email: person.email }]
      : [];
  });
  if (hosts.length < event.hosts.length) throw new AppError("CONFLICT", schedulingTexts.hostGone);
  const planId = event.meeting_plan.id;
  return { hosts, suggestion, query: { teamId, options, planId, moving: event, nowMs: Date.parse(now) } };
}

/** The times of a range that an invitee can move their meeting to: the suggested times that are still free. */
export async function freeSuggestedTimes(
  { hosts, query, suggestion }: SuggestedMove,
  range: Interval,
  now: string,
): Promise<Interval[]> {
  const { moving } = query;
  if (!suggestion || !moving) return [];
  const times = otherTimes(suggestion, moving, now).filter(({ start }) => start >= range.start && start < range.end);
  const last = times.at(-1);
  if (!times[0] || !last) return [];
  const span = { start: times[0].start, end: last.end };
  const taken = await Promise.all(hosts.map((host) => takenTimesOf(query, host, span)));
  return times.filter((time) => taken.every((busy) => isFree(time, NO_BUFFER, busy)));
}

/** The times of a range that a host can move a suggested meeting to: within their hours, and the suggested times. */
export async function freeTimesOfHosts(move: SuggestedMove, range: Interval, now: string): Promise<Interval[]> {
  const [usual, suggested] = await Promise.all([
    freeTimes(move.query, move.hosts, range),
    freeSuggestedTimes(move, range, now),
  ]);
  const others = suggested.filter((time) => !usual.some((one) => overlaps(one, time) && one.start === time.start));
  return [...usual, ...others].sort((a, b) => a.start - b.start);
}

/** Whether a time is offered for a move, whether or not the hosts are free. */
export function offersTime(
  { hosts, query, suggestion }: SuggestedMove,
  slot: Interval,
  { byGuest, now }: { byGuest: boolean; now: string },
): boolean {
  const isSuggested =
    suggestion !== undefined &&
    query.moving !== undefined &&
    otherTimes(suggestion, query.moving, now).some(({ start, end }) => start === slot.start && end === slot.end);
  if (isSuggested || byGuest) return isSuggested;
  const { options, planId, nowMs } = query;
  return hostsOffering(options, planId, hosts, { slot, nowMs }).length === hosts.length;
}

const NO_BUFFER = { head: 0, tail: 0 };

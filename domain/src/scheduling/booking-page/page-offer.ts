import { AppError } from "../../shared/error";
import { daysOffOf } from "../holidays/days-off-of";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";
import type { Interval } from "../slots/interval";
import type { BusyTimes, Offer } from "../slots/slots";
import { collectiveSlots, type HostTimes, roundRobinSlots, type SharedSlot } from "../slots/slots-of-hosts";
import { addDays, localDay } from "../slots/zone";
import { schedulingTexts } from "../texts";
import { type BookingPageOptions, hasWorkingHours, type Organizer, type WorkingHours } from "./booking-page";
import type { MeetingPlan } from "./meeting-plan";

type Options = Pick<
  BookingPageOptions,
  | "strategy"
  | "timezone"
  | "meeting_plans"
  | "working_hours"
  | "date_overrides"
  | "window"
  | "days_ahead"
  | "offset"
  | "daily_limit"
  | "weekly_limit"
  | "monthly_limit"
  | "slot_interval"
  | "holidays"
>;

export const workingHoursOf = (options: Pick<Options, "working_hours">, organizer: Organizer): WorkingHours =>
  organizer.availabilities ?? options.working_hours;

/**
 * Whether an organizer works at all: in a usual week, or on a date with hours of its own.
 * @param fromDay the first date that counts
 */
export function hasAnyHours(
  options: Pick<Options, "working_hours" | "date_overrides">,
  organizer: Organizer,
  fromDay = "",
): boolean {
  if (hasWorkingHours(workingHoursOf(options, organizer))) return true;
  const dates = organizer.date_overrides ?? options.date_overrides;
  return dates.some(({ day, spans }) => day >= fromDay && spans.length > 0);
}

export const plansOf = (options: Pick<Options, "meeting_plans">, organizer: Organizer): MeetingPlan[] =>
  organizer.meeting_plans ?? options.meeting_plans;

/** The offer of a page for one of its meeting plans, without its organizers' own hours. */
export function offerOf(options: Options, planId: string | undefined): Offer {
  const { length, buffer } = planOf(options, planId);
  const { timezone, working_hours, date_overrides, window, offset, slot_interval } = options;
  const { daily_limit, weekly_limit, monthly_limit, holidays } = options;
  return {
    ...{ timezone, working_hours, date_overrides, window, offset, daily_limit, weekly_limit, monthly_limit },
    ...{ length, buffer, days_off: daysOffOf(holidays), interval: slot_interval === "length" ? length : slot_interval },
  };
}

/** The offer at a moment, limited to the days that can be booked then. */
export const offerAt = (options: Options, planId: string | undefined, nowMs: number): Offer => ({
  ...offerOf(options, planId),
  window: windowAt(options, nowMs),
});

/** The days that a page can be booked for at a moment, both included: its window, as far as its days ahead reach. */
export function windowAt(
  { window, days_ahead, timezone }: Pick<Options, "window" | "days_ahead" | "timezone">,
  nowMs: number,
): Options["window"] {
  if (days_ahead === null) return window;
  const last = addDays(localDay(timezone, nowMs), days_ahead);
  return { ...window, end: window.end !== null && window.end < last ? window.end : last };
}

/** An organizer with their busy times. */
export type BusyHost = Organizer & { taken: BusyTimes };

/** The times of a page at which all hosts (collective) or any host (round-robin) are free, with these hosts' ids. */
export function slotsOfPage(
  options: Options,
  planId: string | undefined,
  hosts: readonly BusyHost[],
  { range, nowMs }: { range: Interval; nowMs: number },
): SharedSlot[] {
  const offer = offerAt(options, planId, nowMs);
  const times: HostTimes[] = hosts.map(({ id, availabilities, date_overrides, taken }) => ({
    id,
    availabilities,
    date_overrides,
    taken,
  }));
  if (options.strategy === "round-robin") return roundRobinSlots(offer, times, range, nowMs);
  const everyone = hosts.map(({ id }) => id);
  return collectiveSlots(offer, times, range, nowMs).map((slot) => ({ ...slot, hosts: everyone }));
}

const NEVER: BusyTimes = { busy: [], held: [] };

/** The hosts who work at a time, busy or not; none if the page does not offer the time. */
export function hostsOffering<Host extends Organizer>(
  options: Options,
  planId: string | undefined,
  hosts: readonly Host[],
  { slot, nowMs }: { slot: Interval; nowMs: number },
): Host[] {
  const range = { start: slot.start, end: slot.start + 1 };
  const found = slotsOfPage(
    options,
    planId,
    hosts.map((host) => ({ ...host, taken: NEVER })),
    { range, nowMs },
  ).find(({ end }) => end === slot.end);
  return hosts.filter(({ id }) => found?.hosts.includes(id));
}

/**
 * The plan that a visitor chose, the first one when they chose none.
 * @throws BAD_REQUEST for one that the page does not have
 */
export function planOf({ meeting_plans }: Pick<Options, "meeting_plans">, planId: string | undefined): MeetingPlan {
  const found = planId === undefined ? meeting_plans[0] : meeting_plans.find(({ id }) => id === planId);
  if (!found) throw new AppError("BAD_REQUEST", schedulingTexts.unknownPlan);
  return found;
}

/** The meeting plan of a host, with the host's own place if they have one. */
export function placeOf(options: Options, host: Organizer, planId: string | undefined): MeetingPlan {
  const plan = planOf(options, planId);
  const own = host.meeting_plans?.find(({ id }) => id === plan.id);
  return own ? { ...own, length: plan.length, buffer: plan.buffer } : plan;
}

/** The id of a meeting's plan, as long as its page has the plan. */
export const planIdOf = (
  { meeting_plan }: Pick<ScheduledEvent, "meeting_plan">,
  { meeting_plans }: Pick<Options, "meeting_plans">,
): string | undefined => meeting_plans.find(({ id }) => id === meeting_plan.id)?.id;

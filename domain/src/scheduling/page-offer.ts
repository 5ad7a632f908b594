import { AppError } from "../shared/error";
import type { BookingPageOptions, Organizer, WorkingHours } from "./booking-page";
import type { MeetingPlan } from "./meeting-plan";
import type { Offer } from "./slots";
import { schedulingTexts } from "./texts";

type Options = Pick<
  BookingPageOptions,
  "timezone" | "meeting_plans" | "working_hours" | "date_overrides" | "window" | "offset" | "daily_limit"
>;

export const workingHoursOf = (options: Pick<Options, "working_hours">, organizer: Organizer): WorkingHours =>
  organizer.availabilities ?? options.working_hours;

export const plansOf = (options: Pick<Options, "meeting_plans">, organizer: Organizer): MeetingPlan[] =>
  organizer.meeting_plans ?? options.meeting_plans;

/** The times that one organizer offers for one way to meet: a page's options with the organizer's own over them. */
export function offerOf(options: Options, organizer: Organizer, planId: string | undefined): Offer {
  const { length, buffer } = planOf(options, planId);
  const { timezone, window, offset, daily_limit } = options;
  return {
    timezone,
    window,
    offset,
    daily_limit,
    length,
    buffer,
    working_hours: workingHoursOf(options, organizer),
    date_overrides: organizer.date_overrides ?? options.date_overrides,
  };
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

/** Where a host of a page meets by a plan: at their own place when they have one. */
export function placeOf(options: Options, host: Organizer, planId: string | undefined): MeetingPlan {
  const plan = planOf(options, planId);
  return host.meeting_plans?.find(({ id }) => id === plan.id) ?? plan;
}

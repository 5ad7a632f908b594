import { type BookingDefaults, toWorkingHours } from "@dure/domain/scheduling/booking-defaults/booking-defaults";
import {
  BookingPageOptions,
  type BookingPageView,
  Organizer,
  type PageKind,
  type WorkingHours,
} from "@dure/domain/scheduling/booking-page/booking-page";
import { DEFAULT_PLAN } from "@dure/domain/scheduling/booking-page/meeting-plan";
import { hasAnyHours } from "@dure/domain/scheduling/booking-page/page-offer";
import {
  DEFAULT_NOTIFICATIONS,
  type Notification,
  Notifications,
} from "@dure/domain/scheduling/notification/notification";
import { sharedIssues } from "@dure/domain/shared/shared-issues";
import { z } from "zod";
import { planOfType } from "./plan/plan-of-type";
import { daySpansAreApart } from "./working-hours";

const areApart = (hours: WorkingHours): boolean => Object.values(hours).every(daySpansAreApart);

/** The notifications as one list. The fields that hold a part of them, such as `reminders`, are left to the server. */
const EditedNotifications = z.custom<Notification[]>(Array.isArray).superRefine((all, ctx) => {
  for (const { path, message } of Notifications.safeParse(all).error?.issues ?? [])
    ctx.addIssue({ code: "custom", path, message });
});

const Options = BookingPageOptions.omit({ reminders: true, slack_channel: true, follow_up_mail_setting: true }).extend({
  notifications: EditedNotifications,
});

/** The options, with those that a page needs to be published (docs/product/scheduling.md#publishing-rules). */
export const PageForm = Options.superRefine((options, ctx) => {
  const { organizers, working_hours, date_overrides, form } = options;
  const wrong = (path: (string | number)[]) => ctx.addIssue({ code: "custom", path, message: sharedIssues.required });
  const lacksHours = (organizer: Organizer) => !hasAnyHours(options, organizer);
  if (!areApart(working_hours) || organizers.some((one) => !one.availabilities && lacksHours(one)))
    wrong(["working_hours"]);
  for (const [place, organizer] of organizers.entries()) {
    const { dest_cal, availabilities } = organizer;
    if (!dest_cal) wrong(["organizers", place, "dest_cal"]);
    if (availabilities && (!areApart(availabilities) || lacksHours(organizer)))
      wrong(["organizers", place, "availabilities"]);
  }
  for (const [place, { spans }] of date_overrides.entries())
    if (!daySpansAreApart(spans)) wrong(["date_overrides", place]);
  for (const [place, { options }] of form.entries())
    if (new Set(options).size < options.length) wrong(["form", place, "options"]);
});

export type PageInput = z.input<typeof PageForm>;
export type PageOutput = z.output<typeof PageForm>;

/** In this zone, a new page observes Korea's holidays. */
const KOREAN_ZONE = "Asia/Seoul";

type NewPage = { kind: PageKind; title: string; attendees: readonly string[]; timezone: string };

/** A new page with the first attendee's defaults. Each attendee's calendars are taken from their own defaults. */
export function newPage({ kind, title, attendees, timezone }: NewPage, defaults: BookingDefaults): PageOutput {
  return Options.parse({
    title,
    notifications: DEFAULT_NOTIFICATIONS,
    timezone,
    strategy: kind === "roundRobin" ? "round-robin" : "collective",
    organizers: attendees.map((id) => Organizer.parse({ id })),
    meeting_plans: [planOfType(defaults.conferencing ?? "phone", DEFAULT_PLAN.id)],
    working_hours: toWorkingHours(defaults),
    window: { start: null, end: null },
    offset: { value: 1, unit: "h" },
    holidays: timezone === KOREAN_ZONE ? "KR" : null,
    form_submissions_mapping: { record_type_id: null, stage_id: null },
  });
}

type NewGroupPage = { title: string; attendee: string; timezone: string };

/**
 * The page of a router's group (docs/product/scheduling.md#group-pages). Its conflict calendar is the one that takes
 * the meetings, and it has no questions, because the router's form asks them.
 */
export function newGroupPage({ title, attendee, timezone }: NewGroupPage, defaults: BookingDefaults): PageOutput {
  const { calendarToAddEvent: dest_cal } = defaults;
  return {
    ...newPage({ kind: "oneOnOne", title, attendees: [attendee], timezone }, defaults),
    mode: "sub",
    organizers: [Organizer.parse({ id: attendee, dest_cal, conflict_cals: dest_cal ? [dest_cal] : [] })],
    form: [],
  };
}

/** The options of a published page, without what the server keeps beside them. */
export const optionsOf = (page: BookingPageView): PageOutput => Options.parse(page);

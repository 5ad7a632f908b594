import { dequal } from "dequal/lite";
import type { Actor } from "../../shared/access";
import { AppError } from "../../shared/error";
import type { Text } from "../../shared/text";
import type { MeetingPlan } from "../booking-page/meeting-plan";
import { bookMeeting } from "../scheduled-event/change-scheduled-event";
import type { BookingRequest, ScheduledEvent } from "../scheduled-event/scheduled-event";
import { schedulingTexts } from "../texts";
import { type Suggestion, SuggestionOptions } from "./suggestion";

type Person = Suggestion["organizer"];

/**
 * Creates a suggestion. Only its organizer sees it until it is activated
 * (docs/product/scheduling-events.md#suggested-meetings).
 */
export function suggestTimes(id: string, options: SuggestionOptions, organizer: Person, now: string): Suggestion {
  const made: Suggestion = {
    ...options,
    id,
    organizer,
    state: "created",
    scheduled_event_id: null,
    chosen_time: null,
    created_at: now,
    updated_at: now,
  };
  assertSuggestable(made, [], now);
  return made;
}

/** Replaces a suggestion's options. A time in the past may stay, but not be added. */
export function changeSuggestion(
  before: Suggestion,
  options: SuggestionOptions,
  actor: Actor,
  now: string,
): Suggestion {
  assertOrganizer(before, actor);
  assertNotClosed(before);
  const after = { ...before, ...options, updated_at: now };
  assertSuggestable(after, before.availabilities, now);
  return after;
}

/** Offers the times to whoever has the link. */
export function activateSuggestion(before: Suggestion, actor: Actor, now: string): Suggestion {
  assertOrganizer(before, actor);
  assertNotClosed(before);
  if (before.state === "activated") return before;
  if (isOver(before, now)) throw new AppError("CONFLICT", schedulingTexts.suggestionOver);
  return { ...before, state: "activated", updated_at: now };
}

/** Only its organizer changes or withdraws a suggestion. */
export function assertOrganizer({ organizer }: Pick<Suggestion, "organizer">, actor: Actor): void {
  if (organizer.id !== actor.id) throw new AppError("FORBIDDEN", schedulingTexts.suggestionOfOther);
}

export const isOver = ({ availabilities }: Pick<Suggestion, "availabilities">, now: string): boolean =>
  availabilities.every(({ start }) => start <= now);

/** The same options, whatever else is kept beside them. */
export const hasSameOptions = (a: Suggestion, b: Suggestion): boolean => dequal(optionsOf(a), optionsOf(b));

const optionsOf = (suggestion: Suggestion): SuggestionOptions => SuggestionOptions.parse(suggestion);

/** Whether a time was chosen. No other one can be chosen afterwards, even if the meeting is canceled. */
export const isClosed = ({ state }: Pick<Suggestion, "state">): boolean => state === "booked" || state === "cancelled";

function assertNotClosed(suggestion: Suggestion): void {
  const { state } = suggestion;
  if (isClosed(suggestion)) throw new AppError("CONFLICT", schedulingTexts.suggestionClosed, { state });
}

function assertSuggestable(suggestion: Suggestion, known: Suggestion["availabilities"], now: string): void {
  const isKnown = (time: Suggestion["availabilities"][number]) =>
    known.some(({ start, end }) => start === time.start && end === time.end);
  const past = suggestion.availabilities.findIndex((time) => time.start <= now && !isKnown(time));
  if (past >= 0) throw refused(`availabilities.${past}`, schedulingTexts.pastTime);
  if (suggestion.conferencing?.type === "google-meet" && suggestion.dest_cal?.provider !== "google")
    throw refused("dest_cal", schedulingTexts.meetNeedsGoogle);
}

const refused = (field: string, text: Text) =>
  new AppError("BAD_REQUEST", text, [{ path: `body.${field}`, message: text }]);

/**
 * Whether a time of a suggestion can be booked.
 * @throws CONFLICT when a time was already chosen, all of them are over, or the suggestion isn't activated;
 * BAD_REQUEST for a time that it doesn't offer
 */
export function assertOffered(
  suggestion: Suggestion,
  { start, end }: BookingRequest["availability"],
  now: string,
): void {
  assertNotClosed(suggestion);
  if (suggestion.state !== "activated") throw new AppError("CONFLICT", schedulingTexts.suggestionClosed);
  if (isOver(suggestion, now)) throw new AppError("CONFLICT", schedulingTexts.suggestionOver, { state: "over" });
  const isOffered = suggestion.availabilities.some((one) => one.start === start && one.end === end);
  if (!isOffered || start <= now) throw new AppError("BAD_REQUEST", schedulingTexts.slotNotOffered);
}

/**
 * Creates the meeting at the time that an invitee chose
 * (docs/product/scheduling-events.md#suggested-meetings). A suggestion has no questions and comes from no form.
 */
export function bookSuggestion(
  suggestion: Suggestion,
  attendees: readonly Person[],
  { q_a: _, submission: __, ...request }: BookingRequest,
  ids: { id: string; uuid: string },
  now: string,
): ScheduledEvent {
  const { id, title, organizer, dest_cal } = suggestion;
  const hosts = [{ ...organizer, dest_cal }, ...attendees.map((person) => ({ ...person, dest_cal: null }))];
  const event = bookMeeting({ ...NO_PAGE, id, title }, { hosts, plan: planOf(suggestion) }, request, ids, now);
  return { ...event, timeslots: { id, type: "onetime" } };
}

/** The suggestion after one of its times was chosen. */
export const closeSuggestion = (before: Suggestion, { id, date_range }: ScheduledEvent, now: string): Suggestion => ({
  ...before,
  state: "booked",
  scheduled_event_id: id,
  chosen_time: date_range,
  updated_at: now,
});

/** The suggestion after a meeting was canceled; as it was if that is not the one booked from it. */
export const followCancellation = (before: Suggestion, { id }: ScheduledEvent, now: string): Suggestion =>
  before.scheduled_event_id === id ? { ...before, state: "cancelled", updated_at: now } : before;

/** The settings that only pages have. */
const NO_PAGE = {
  strategy: "collective" as const,
  form_submissions_mapping: { record_type_id: null, stage_id: null },
  form_field_mapping: {},
  reminders: [],
  slack_channel: null,
  follow_up_mail_setting: null,
};

const NO_BUFFER = { head: 0, tail: 0 };

/** The meeting plan of a suggestion. */
export function planOf({ conferencing, location }: Pick<Suggestion, "conferencing" | "location">): MeetingPlan {
  const common = { id: "onetime", length: 0, buffer: NO_BUFFER };
  if (location) return { ...common, type: location.type === "phone" ? "phone" : "offline", value: location.value };
  if (conferencing?.type === "skype" || conferencing?.type === "custom")
    return { ...common, type: "custom", value: conferencing.value };
  if (!conferencing) throw new Error("A suggestion says how people meet.");
  return { ...common, type: conferencing.type, value: "" };
}

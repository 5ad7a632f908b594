import { randomInt, randomUUID } from "node:crypto";
import {
  BookingPageOptions,
  DEFAULT_WORKING_HOURS,
  Organizer,
} from "@dure/domain/scheduling/booking-page/booking-page";
import { MeetingPlan } from "@dure/domain/scheduling/booking-page/meeting-plan";
import type { Provider } from "@dure/domain/teams/connection";
import { allowConsent } from "../../../emulators/src/seed/allow-consent";
import { call } from "../suite/call";
import { connect } from "../suite/client";
import type { Member } from "../teams/tenant";

/** Local time in Seoul at the start of a test file, as if it were UTC. Days stay the same if midnight passes. */
const BEGAN = Date.now() + 9 * 3_600_000;

/** The date that many days after the test file's first day in Seoul. */
export const dayIn = (days: number) => new Date(BEGAN + days * 86_400_000).toISOString().slice(0, 10);

/** A period from tomorrow on. Today's first slot may pass between listing and booking it. */
export const fromTomorrow = () => ({ start: dayIn(1), end: null });

export type BookingFixture = { id: string; uuid: string };

/** An id of ten letters, as clients generate for pages and routers. */
export const newPublicId = () => Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join("");

/** Starts a connection as a browser does. Returns the consent page's address and the cookie of the response. */
export async function startConsent(member: Member, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ provider: "google", service: "calendar", ...query });
  const { status, headers, body } = await call(member.idToken, "GET", `/authorize/authUrl?${search}`);
  if (status !== 200) throw new Error(`The consent page was refused: ${status} ${body.message}`);
  const [setCookie = ""] = headers.getSetCookie();
  return { url: String(body.url), headers, setCookie, cookie: setCookie.split(";")[0] ?? "" };
}

/** Connects the Google account of a member's e-mail as their browser would: consent page, callback. */
export const connectGoogle = (member: Member): Promise<void> => connectAccount(member, "google");

/** Connects a member's account at a provider, by default that of their own e-mail. */
export async function connectAccount(member: Member, provider: Provider, email = member.email): Promise<void> {
  const { url, cookie } = await startConsent(member, { provider });
  await allowConsent(url, email, cookie);
}

/** Connects a member's account for online meetings: "zoom", or "outlook" for Teams. */
export async function connectConferencing(member: Member, provider: Provider): Promise<void> {
  const { url, cookie } = await startConsent(member, { provider, service: "conferencing" });
  await allowConsent(url, member.email, cookie);
}

/** A page's organizer: this member, with their primary calendar. */
export function organizerOf(
  { uid, email }: Pick<Member, "uid" | "email">,
  changes: Partial<Organizer> = {},
): Organizer {
  const calendar = { provider: "google" as const, email, id: email };
  return Organizer.parse({ id: uid, dest_cal: calendar, conflict_cals: [calendar], ...changes });
}

/** A page's only way to meet: by default a call to the host's number for half an hour. */
export const meetingPlans = (changes: Record<string, unknown> = {}): MeetingPlan[] => {
  const { type = "phone" } = changes;
  const value = type === "phone" ? "02-555-0100" : "";
  return [MeetingPlan.parse({ id: "plan", type, value, length: 30, ...changes })];
};

/** Publishes a page on the member's primary calendar: Monday to Friday 09:00–18:00 in Seoul, 30 minutes by phone. */
export async function bookingPage(member: Member, changes: Partial<BookingPageOptions> = {}) {
  const options = BookingPageOptions.parse({
    title: "30분 상담",
    timezone: "Asia/Seoul",
    organizers: [organizerOf(member)],
    meeting_plans: meetingPlans(),
    working_hours: DEFAULT_WORKING_HOURS,
    window: { start: null, end: null },
    offset: { value: 0, unit: "h" },
    form_submissions_mapping: { record_type_id: null, stage_id: null },
    ...changes,
  });
  const page = await member.client.scheduling.createBookingPage({ params: { id: newPublicId() }, body: options });
  return { id: page.id, options, page };
}

/** A request for the times that the first organizer of such a page offers. */
export function previewOf(
  { organizers: [organizer], meeting_plans: [plan], working_hours, timezone }: BookingPageOptions,
  { start, end }: { start: string; end: string },
) {
  if (!organizer || !plan) throw new Error("A page has an organizer and a plan.");
  const { dest_cal, conflict_cals } = organizer;
  const { length, buffer } = plan;
  return {
    timezone,
    length,
    buffer,
    dateRange: { start, end },
    availabilities: working_hours,
    conflict_cals,
    dest_cal,
  };
}

/** The free times of a page, by default for a week, from `fromDay` days after today in Seoul. */
export async function slotsOf(pageId: string, fromDay = 1, days = 7) {
  const { slots } = await connect().scheduling.getPublicBooking({
    params: { id: pageId },
    query: { start: dayIn(fromDay), end: dayIn(fromDay + days - 1), timezone: "Asia/Seoul" },
  });
  return slots;
}

/** A visitor's request to book a time. */
export const bookingRequest = (
  slot: { start: string; end: string },
  guest: { name?: string; email?: string } = {},
) => ({
  invitees: [{ name: "손님", email: `guest-${randomUUID().slice(0, 8)}@example.org`, ...guest }],
  availability: slot,
  language: "ko" as const,
  timezone: "Asia/Seoul",
});

/** Books the first free time of a page as a visitor. */
export async function bookEvent(page: { id: string }, guest: { name?: string; email?: string } = {}) {
  const [slot] = await slotsOf(page.id);
  if (!slot) throw new Error("The page has no free time.");
  return connect().scheduling.bookPublicly({
    query: { id: page.id, type: "multi-use" },
    body: bookingRequest(slot, guest),
  });
}

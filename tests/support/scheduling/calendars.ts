import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import type { CalendarProviderId } from "@dure/domain/teams/connection";
import { parseTime } from "../../../emulators/src/stand-in/zones";
import { standIn } from "../suite/stand-in";
import { suite } from "../suite/suite";
import { createTenant, type Member } from "../teams/tenant";
import { connectAccount } from "./booking";
import { meetingsIn } from "./google";

/** A period in Seoul: local times, or days. */
export type Time = { start: string; end: string };

/** An event that its owner creates in their calendar. `days` make it an all-day event; their end is exclusive. */
export type OwnEvent = {
  title?: string;
  days?: Time;
  time?: Time;
  /** "working-location" only at providers that support it. */
  shown?: "free" | "working-location";
  isDeclined?: boolean;
  /** The organizer has canceled the event, and it is still in the calendar. */
  isCancelled?: boolean;
  /** Another calendar of the account than its first. */
  calendarId?: string;
  /** Repeats the event weekly, `count` times. */
  weeks?: { count: number; cancelled?: string; moved?: { day: string; to: Time } };
};

/** A provider's stand-in, with one interface for the tests of all providers. */
export type Calendars = ReturnType<typeof standIn> & {
  provider: CalendarProviderId;
  addEvent: (email: string, event: OwnEvent) => Promise<void>;
  /** The titles of the events in an account's first calendar. */
  titles: (email: string) => Promise<string[]>;
  /** The starts of these events, in epoch milliseconds. */
  starts: (email: string) => Promise<(number | undefined)[]>;
  /** A regular expression for the paths of an account's first calendar. */
  path: (email: string) => Promise<string>;
  /** The provider's error body for a missing permission. */
  forbidden: object;
};

const NEVER: Time = { start: "", end: "" };
const clock = (text: string) => ({ dateTime: text.length === 16 ? `${text}:00` : text, timeZone: "Asia/Seoul" });
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const stamp = (text: string) => clock(text).dateTime.replaceAll(/[-:]/g, "");

function google(): Calendars {
  const it = standIn(suite.googleUrl);
  return {
    ...it,
    provider: "google",
    forbidden: { error: { code: 403, errors: [{ reason: "insufficientPermissions" }] } },
    addEvent: (email, { title = "일정", days, time = NEVER, shown, isDeclined, isCancelled, calendarId, weeks }) => {
      const at = (text: string) => ({ ...clock(text), dateTime: `${clock(text).dateTime}+09:00` });
      const when = (one: Time) => ({ start: at(one.start), end: at(one.end) });
      return it.post("/__events", {
        email,
        ...(calendarId && { calendarId }),
        event: {
          summary: title,
          ...(days ? { start: { date: days.start }, end: { date: days.end } } : when(time)),
          ...(shown === "free" && { transparency: "transparent" }),
          ...(shown === "working-location" && { eventType: "workingLocation" }),
          ...(isDeclined && { attendees: [{ email, responseStatus: "declined" }] }),
          ...(isCancelled && { status: "cancelled" }),
          ...(weeks && { recurrence: [`RRULE:FREQ=WEEKLY;COUNT=${weeks.count}`] }),
        },
        exceptions: {
          cancelled: weeks?.cancelled ? [weeks.cancelled] : [],
          moved: weeks?.moved ? { [weeks.moved.day]: when(weeks.moved.to) } : {},
        },
      });
    },
    titles: async (email) => (await meetingsIn(email)).map(({ summary = "" }) => summary),
    starts: async (email) => (await meetingsIn(email)).map(({ start }) => parseTime(start.dateTime)),
    path: async (email) => `/calendars/${escaped(encodeURIComponent(email))}/events(?!/watch)`,
  };
}

function outlook(): Calendars {
  const it = standIn(suite.microsoftUrl);
  type State = {
    calendars: { id: string; email: string }[];
    events: { email: string; fields: { subject: string; start: { dateTime: string; timeZone: string } } }[];
  };
  const eventsOf = async (email: string) =>
    (await it.state<State>()).events.filter((one) => one.email === email).map(({ fields }) => fields);
  return {
    ...it,
    provider: "outlook",
    forbidden: { error: { code: "ErrorAccessDenied", message: "Access is denied." } },
    addEvent: (email, { title = "일정", days, time = NEVER, shown, isDeclined, isCancelled, calendarId, weeks }) =>
      it.post("/__events", {
        email,
        ...(calendarId && { calendarId }),
        event: {
          subject: title,
          isAllDay: days !== undefined,
          start: clock(days ? `${days.start}T00:00` : time.start),
          end: clock(days ? `${days.end}T00:00` : time.end),
          showAs: shown === "working-location" ? "workingElsewhere" : (shown ?? "busy"),
          ...(isDeclined && { responseStatus: { response: "declined" } }),
          ...(isCancelled && { isCancelled }),
          ...(weeks && {
            recurrence: {
              pattern: { type: "weekly", interval: 1 },
              range: { type: "numbered", startDate: time.start.slice(0, 10), numberOfOccurrences: weeks.count },
            },
            cancelledOccurrences: weeks.cancelled ? [weeks.cancelled] : [],
            exceptions: weeks.moved
              ? { [weeks.moved.day]: { start: clock(weeks.moved.to.start), end: clock(weeks.moved.to.end) } }
              : {},
          }),
        },
      }),
    titles: async (email) => (await eventsOf(email)).map(({ subject }) => subject),
    starts: async (email) => (await eventsOf(email)).map(({ start }) => parseTime(start.dateTime, start.timeZone)),
    path: async (email) => {
      const first = (await it.state<State>()).calendars.find((one) => one.email === email);
      return `/me/calendars/${escaped(encodeURIComponent(first?.id ?? ""))}/`;
    },
  };
}

function naverWorks(): Calendars {
  const it = standIn(suite.naverWorksUrl);
  type State = {
    calendars: { calendarId: string; email: string; isDefault: boolean }[];
    events: { calendarId: string; components: { summary: string; start: { dateTime: string; timeZone: string } }[] }[];
  };
  const firstOf = (state: State, email: string) =>
    state.calendars.find((one) => one.email === email && one.isDefault)?.calendarId ?? "";
  const eventsOf = async (email: string) => {
    const state = await it.state<State>();
    const own = state.events.filter(({ calendarId }) => calendarId === firstOf(state, email));
    return own.flatMap(({ components }) => components[0] ?? []);
  };
  return {
    ...it,
    provider: "naver-works",
    forbidden: { code: "FORBIDDEN", description: "The scope calendar is needed." },
    addEvent: (email, { title: summary = "일정", days, time = NEVER, shown, isDeclined, isCancelled, ...event }) => {
      const { weeks, calendarId } = event;
      const head = {
        eventId: crypto.randomUUID(),
        summary,
        start: days ? { date: days.start } : clock(time.start),
        end: days ? { date: days.end } : clock(time.end),
        ...(shown && { transparency: "TRANSPARENT" }),
        ...(isDeclined && { attendees: [{ email, partstat: "DECLINED" }] }),
        ...(isCancelled && { status: "CANCELLED" }),
      };
      const rule = [
        `RRULE:FREQ=WEEKLY;COUNT=${weeks?.count}`,
        ...(weeks?.cancelled ? [`EXDATE;TZID=Asia/Seoul:${stamp(`${weeks.cancelled}${time.start.slice(10)}`)}`] : []),
      ];
      const moved = weeks?.moved && {
        ...head,
        start: clock(weeks.moved.to.start),
        end: clock(weeks.moved.to.end),
        recurringEventId: stamp(`${weeks.moved.day}${time.start.slice(10)}`),
      };
      const eventComponents = [{ ...head, ...(weeks && { recurrence: rule }) }, ...(moved ? [moved] : [])];
      return it.post("/__events", { email, ...(calendarId && { calendarId }), eventComponents });
    },
    titles: async (email) => (await eventsOf(email)).map(({ summary }) => summary),
    starts: async (email) => (await eventsOf(email)).map(({ start }) => parseTime(start.dateTime, start.timeZone)),
    path: async (email) => `/calendars/${firstOf(await it.state<State>(), email)}/events`,
  };
}

/** The stand-ins of all calendar providers, for tests that must hold for each. */
export const allCalendars = (): Calendars[] => [google(), outlook(), naverWorks()];

/** The client that is registered at the Naver Works stand-in from the start. */
export const WORKS_CLIENT = { client_id: "works-local", client_secret: "works-local-secret" };

/** Creates a member of a new team, with a connected account. Returns them and their first calendar. */
export async function newHost({
  provider,
}: Calendars): Promise<{ host: Member; calendar: CalendarRef; teamId: string }> {
  const tenant = await createTenant();
  const [host, admin] = await Promise.all([
    tenant.member(),
    provider === "naver-works" ? tenant.member("admin") : null,
  ]);
  await admin?.client.teams.setTeamCredentials({ params: { provider }, body: WORKS_CLIENT });
  await connectAccount(host, provider);
  const { data } = await host.client.scheduling.listCalendars({});
  const first = data.find(({ primary }) => primary);
  return { host, teamId: tenant.teamId, calendar: { provider, email: host.email, id: first?.id ?? "" } };
}

/** Another calendar of a host's account, preferably a writable one. */
export async function secondCalendar({ client }: Member, first: CalendarRef): Promise<CalendarRef> {
  const { data } = await client.scheduling.listCalendars({});
  const others = data.filter(({ id }) => id !== first.id);
  const second = others.find(({ canEdit }) => canEdit) ?? others[0];
  if (!second) throw new Error("The account has one calendar only.");
  return { ...first, id: second.id };
}

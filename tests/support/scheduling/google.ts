import { standIn } from "../suite/stand-in";
import { suite } from "../suite/suite";

type AccessToken = { email: string; token: string };

export type CalendarEvent = {
  id: string;
  status: string;
  summary?: string;
  sequence: number;
  start: { dateTime: string };
  end: { dateTime: string };
  hangoutLink?: string;
  attendees?: { email: string; responseStatus: string }[];
  more: Record<string, unknown>;
};

async function post(path: string, body: unknown): Promise<void> {
  const response = await fetch(`${suite.googleUrl}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

/** Adds an event as the account's owner. */
export const addBusy = (email: string, { start, end }: { start: string; end: string }, more: object = {}) =>
  post("/__events", { email, event: { start: { dateTime: start }, end: { dateTime: end }, ...more } });

/** Deletes all events in an account's primary calendar, as its owner. */
export async function deleteEvents(email: string): Promise<void> {
  const state = (await (await fetch(`${suite.googleUrl}/__state`)).json()) as { accessTokens: AccessToken[] };
  const { token } = state.accessTokens.findLast((one) => one.email === email) ?? {};
  for (const { id } of await meetingsIn(email)) {
    const path = `/calendar/v3/calendars/${encodeURIComponent(email)}/events/${id}`;
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await fetch(`${suite.googleUrl}${path}`, { method: "DELETE", headers });
    if (status !== 204) throw new Error(`${path} answered ${status}.`);
  }
}

/** The events in an account's primary calendar, including deleted ones. */
export async function eventsIn(email: string): Promise<CalendarEvent[]> {
  const response = await fetch(`${suite.googleUrl}/__events?calendarId=${encodeURIComponent(email)}`);
  return (await response.json()) as CalendarEvent[];
}

/** The events in an account's primary calendar that are not deleted and contain these words in their title; by default all. */
export const meetingsIn = async (email: string, words = ""): Promise<CalendarEvent[]> =>
  (await eventsIn(email)).filter(({ summary = "", status }) => status !== "cancelled" && summary.includes(words));

/** The access tokens that the product got for an account. */
export async function tokensOf(email: string): Promise<unknown[]> {
  const state = (await (await fetch(`${suite.googleUrl}/__state`)).json()) as { accessTokens: { email: string }[] };
  return state.accessTokens.filter((token) => token.email === email);
}

/** Revokes the grant as the account's owner. */
export const revokeGrant = (email: string) => post("/__revoke-grant", { email });

/** Removes a calendar from an account's list, as if it were deleted. */
export const unlistCalendar = (email: string, calendarId: string) => post("/__unlist-calendar", { email, calendarId });

/** Gives it back. */
export const listCalendar = (email: string, calendarId: string) => post("/__list-calendar", { email, calendarId });

/** Expires an account's access tokens now. */
export const expireTokens = (email: string) => post("/__expire", { email });

type Fault = {
  path: string;
  method?: string;
  contains?: string;
  status?: number;
  delayMs?: number;
  times?: number;
  after?: "effect" | "before";
  body?: object;
  /** The account whose token the call must have. */
  account?: string;
};

/** Injects failures. Other tests run at the same time, so name a path of one calendar, or what its calls contain. */
export const addFault = (fault: Fault) => post("/__faults", fault);

/** Holds the next call of a path; see `standIn`. */
export const holdCall = standIn(suite.googleUrl).hold;

/** The path of one account's events, as a regular expression. Watching a calendar posts below that path, too. */
export const eventsPath = (email: string) =>
  `/calendars/${encodeURIComponent(email).replaceAll(".", "\\.")}/events(?!/watch)`;

/** The logged calls whose address contains a text. */
export async function callsOf(part: string): Promise<{ method: string; url: string; status: number }[]> {
  const { log } = (await (await fetch(`${suite.googleUrl}/__state`)).json()) as {
    log: { method: string; url: string; status: number }[];
  };
  return log.filter(({ url }) => url.includes(part));
}

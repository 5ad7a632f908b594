import { emailIn, oauthHooks } from "../src/oauth/hooks";
import type { OAuthService } from "../src/oauth/oauth-service";
import { json, type Reply, ReplyError } from "../src/stand-in/reply";
import { objectBody, type StandInRequest } from "../src/stand-in/request";
import { type Route, route } from "../src/stand-in/router";
import { isRecord, text } from "../src/stand-in/values";
import { openCalendar } from "./access";
import { ensureAccount } from "./accounts";
import { addEvent } from "./calendar/write";
import type { Microsoft } from "./microsoft";

/** Routes by which a test changes accounts and events. Their body is JSON with an `email`. */
export function hookRoutes(microsoft: Microsoft, oauth: OAuthService): Route[] {
  return [
    ...oauthHooks(oauth),
    route("POST", "/__accounts", (request) => addAccount(microsoft, request)),
    route("POST", "/__events", (request) => addOwnEvent(microsoft, request)),
  ];
}

/** Adds an account: {email, name?, zone?}. An existing account is unchanged. */
function addAccount({ file }: Microsoft, request: StandInRequest): Reply {
  const { name, zone } = objectBody(request);
  const account = ensureAccount(file.data, emailIn(request), { name: text(name), zone: text(zone) });
  file.changed();
  return json(200, account);
}

/**
 * Adds an event as if its owner had created it: {email, calendarId?, event}. `event` may contain Graph's recurrence,
 * `cancelledOccurrences` (days) and `exceptions` (fields by day).
 */
function addOwnEvent(microsoft: Microsoft, request: StandInRequest): Reply {
  const { event, calendarId } = objectBody(request);
  if (!isRecord(event)) throw new ReplyError(json(400, { error: "event is missing" }));
  const account = ensureAccount(microsoft.file.data, emailIn(request));
  const first = microsoft.file.data.calendars.find(({ email }) => email === account.email);
  const calendar = openCalendar(microsoft, account, text(calendarId) ?? first?.id ?? "");
  return json(200, addEvent(microsoft, account, { calendar, body: { subject: "Busy", ...event } }));
}

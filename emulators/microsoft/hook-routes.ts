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

/** What a test may tell the stand-in beside faults, always as JSON with an `email`. */
export function hookRoutes(microsoft: Microsoft, oauth: OAuthService): Route[] {
  return [
    ...oauthHooks(oauth),
    route("POST", "/__accounts", (request) => addAccount(microsoft, request)),
    route("POST", "/__events", (request) => addOwnEvent(microsoft, request)),
  ];
}

/** {email, name?, zone?}; an account that exists stays as it is. */
function addAccount({ file }: Microsoft, request: StandInRequest): Reply {
  const { name, zone } = objectBody(request);
  const account = ensureAccount(file.data, emailIn(request), { name: text(name), zone: text(zone) });
  file.changed();
  return json(200, account);
}

/**
 * {email, calendarId?, event}: an event as the owner would have made it in Outlook; `event` may carry Graph's recurrence,
 * and `cancelledOccurrences` (days) and `exceptions` (fields by day) beside it.
 */
function addOwnEvent(microsoft: Microsoft, request: StandInRequest): Reply {
  const { event, calendarId } = objectBody(request);
  if (!isRecord(event)) throw new ReplyError(json(400, { error: "event is missing" }));
  const account = ensureAccount(microsoft.file.data, emailIn(request));
  const first = microsoft.file.data.calendars.find(({ email }) => email === account.email);
  const calendar = openCalendar(microsoft, account, text(calendarId) ?? first?.id ?? "");
  return json(200, addEvent(microsoft, account, { calendar, body: { subject: "Busy", ...event } }));
}

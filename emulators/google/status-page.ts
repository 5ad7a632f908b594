import { html, page, table } from "../src/stand-in/html";
import { htmlPage, type Reply } from "../src/stand-in/reply";
import type { LoggedRequest } from "../src/stand-in/server";
import type { CalendarEvent } from "./calendar/event";
import type { GoogleState } from "./state";

const SHOWN_EVENTS = 500;

/** `GET /`: accounts, calendars, events, grants, notices to guests and the last calls. */
export function statusPage(state: GoogleState, log: LoggedRequest[]): Reply {
  const events = state.events
    .toReversed()
    .filter(({ calendarId }) => !calendarId.includes("#holiday@"))
    .slice(0, SHOWN_EVENTS);
  return htmlPage(
    page(
      "Google stand-in",
      html`<h1>Google stand-in</h1>
<h2>Accounts</h2>${table(
        ["E-mail", "Name", "Sub"],
        state.accounts.map((one) => [one.email, one.name, one.sub]),
        "None",
      )}
<h2>Grants</h2>${table(
        ["Account", "Scopes", "Refresh tokens", "Live access tokens", "Granted"],
        state.grants.map((grant) => [
          grant.email,
          grant.scopes.join(" "),
          grant.refreshTokens.length,
          state.accessTokens.filter((one) => one.email === grant.email && one.expiresAtMs > Date.now()).length,
          grant.grantedAt,
        ]),
        "None",
      )}
<h2>Events</h2>${table(["Calendar", "Summary", "Start", "End", "Status", "Guests", "Meet", "Id"], events.map(eventRow), "None")}
<h2>Notices to guests</h2>${table(
        ["At", "Event", "What", "sendUpdates", "Guests"],
        state.notices
          .toReversed()
          .map((one) => [one.at, one.eventId, one.verb, one.sendUpdates, one.attendees.join(", ")]),
        "None",
      )}
<h2>Sent mails</h2>${table(
        ["Account", "Message"],
        state.sentMails.toReversed().map(({ email, message }) => [email, message.slice(0, 500)]),
        "None",
      )}
<h2>Calendars</h2>${table(
        ["Account", "Calendar", "Summary", "Role"],
        state.entries.map((entry) => [
          entry.email,
          entry.calendarId,
          state.calendars.find((one) => one.id === entry.calendarId)?.summary,
          entry.accessRole + (entry.primary ? ", primary" : ""),
        ]),
        "None",
      )}
<h2>Last calls</h2>${table(
        ["At", "Method", "Path", "Status", ""],
        log.map((call) => [call.at, call.method, call.url, call.status || "cut", call.fault ? "fault" : ""]),
        "None",
      )}`,
    ),
  );
}

function eventRow({ calendarId, event }: { calendarId: string; event: CalendarEvent }) {
  const time = (value: CalendarEvent["start"]) => ("date" in value ? value.date : value.dateTime);
  return [
    calendarId,
    event.summary,
    time(event.start),
    time(event.end),
    event.status + (event.transparency === "transparent" ? ", free" : ""),
    event.attendees?.map((one) => one.email).join(", "),
    event.hangoutLink,
    event.id,
  ];
}

import { html, page, table } from "../src/stand-in/html";
import { htmlPage, type Reply } from "../src/stand-in/reply";
import type { LoggedRequest } from "../src/stand-in/server";
import type { WorksState, WorksTime } from "./state";

const SHOWN_EVENTS = 500;

/** `GET /`: accounts, clients, events and the last calls. */
export function statusPage(state: WorksState, log: LoggedRequest[]): Reply {
  const events = state.events.toReversed().slice(0, SHOWN_EVENTS);
  return htmlPage(
    page(
      "Naver Works stand-in",
      html`<h1>Naver Works stand-in</h1>
<h2>Clients</h2>${table(["Client ID", "Client Secret"], Object.entries(state.clients), "None")}
<h2>Accounts</h2>${table(
        ["E-mail", "Name", "Granted"],
        state.accounts.map(({ email, name }) => [
          email,
          name,
          state.grants.some((grant) => grant.email === email) ? "yes" : "",
        ]),
        "None",
      )}
<h2>Events</h2>${table(
        ["Calendar", "Summary", "Start", "End", "Recurrence", "Id"],
        events.flatMap(({ calendarId, eventId, components }) =>
          components.map(({ summary, start, end, recurrence }) => [
            state.calendars.find((one) => one.calendarId === calendarId)?.email,
            summary,
            timeText(start),
            timeText(end),
            recurrence?.join(" "),
            eventId,
          ]),
        ),
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

const timeText = ({ date, dateTime, timeZone }: WorksTime): string => date ?? `${dateTime} ${timeZone}`;

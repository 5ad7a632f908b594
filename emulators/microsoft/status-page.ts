import { html, page, table } from "../src/stand-in/html";
import { htmlPage, type Reply } from "../src/stand-in/reply";
import type { LoggedRequest } from "../src/stand-in/server";
import type { MicrosoftState } from "./state";

const SHOWN_EVENTS = 500;

/** `GET /`: accounts, grants, events and the last calls. */
export function statusPage(state: MicrosoftState, log: LoggedRequest[]): Reply {
  const events = state.events.toReversed().slice(0, SHOWN_EVENTS);
  return htmlPage(
    page(
      "Microsoft stand-in",
      html`<h1>Microsoft stand-in</h1>
<h2>Accounts</h2>${table(
        ["E-mail", "Name", "Zone"],
        state.accounts.map(({ email, name }) => [email, name, state.zones[email]]),
        "None",
      )}
<h2>Grants</h2>${table(
        ["Account", "Scopes"],
        state.grants.map(({ email, scopes }) => [email, scopes.join(" ")]),
        "None",
      )}
<h2>Events</h2>${table(
        ["Account", "Subject", "Start", "End", "Shown as", "Teams", "Repeats"],
        events.map(({ email, fields, series }) => [
          email,
          fields.subject,
          `${fields.start.dateTime} ${fields.start.timeZone}`,
          `${fields.end.dateTime} ${fields.end.timeZone}`,
          fields.showAs,
          fields.onlineMeeting?.joinUrl,
          series?.rule,
        ]),
        "None",
      )}
<h2>Sent mails</h2>${table(
        ["Account", "Message"],
        state.sentMails.toReversed().map(({ email, message }) => [email, message.slice(0, 500)]),
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

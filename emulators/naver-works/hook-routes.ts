import { emailIn, oauthHooks } from "../src/oauth/hooks";
import type { OAuthService } from "../src/oauth/oauth-service";
import { json, type Reply, ReplyError } from "../src/stand-in/reply";
import { objectBody, type StandInRequest } from "../src/stand-in/request";
import { type Route, route } from "../src/stand-in/router";
import { text } from "../src/stand-in/values";
import { ensureAccount } from "./accounts";
import { addEvent } from "./events";
import type { Works } from "./works";

/** Routes by which a test changes clients and events. Their body is JSON. */
export function hookRoutes(works: Works, oauth: OAuthService): Route[] {
  return [
    ...oauthHooks(oauth),
    route("POST", "/__clients", (request) => addClient(works, request)),
    route("POST", "/__events", (request) => addOwnEvent(works, request)),
  ];
}

/** Registers an OAuth client as in the Developer Console: {client_id, client_secret}. */
function addClient({ file }: Works, request: StandInRequest): Reply {
  const { client_id, client_secret } = objectBody(request);
  const [id, secret] = [text(client_id), text(client_secret)];
  if (!id || !secret) throw new ReplyError(json(400, { error: "client_id or client_secret is missing" }));
  file.data.clients[id] = secret;
  file.changed();
  return json(200, {});
}

/** Adds an event as if its owner had created it: {email, calendarId?, eventComponents}. */
function addOwnEvent(works: Works, request: StandInRequest): Reply {
  const { calendarId, eventComponents } = objectBody(request);
  const { email } = ensureAccount(works.file.data, emailIn(request));
  const own = works.file.data.calendars.filter((one) => one.email === email);
  const calendar = own.find((one) => one.calendarId === calendarId) ?? own[0];
  if (!calendar) throw new ReplyError(json(400, { error: "calendarId is not valid" }));
  return json(200, addEvent(works, calendar, { eventComponents }));
}

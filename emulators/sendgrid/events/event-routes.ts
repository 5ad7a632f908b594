import { json, type Reply } from "../../src/stand-in/reply";
import { objectBody, type StandInRequest } from "../../src/stand-in/request";
import { type Route, route } from "../../src/stand-in/router";
import type { StateFile } from "../../src/stand-in/state-file";
import { isEmail, text } from "../../src/stand-in/values";
import { findCopy, newestCopyTo } from "../messages";
import { authorize } from "../send-mail";
import { fieldError, fieldErrors, sendgridError } from "../sendgrid-error";
import type { MailState } from "../state";
import type { Disorder, EventWebhook } from "./event-webhook";
import { mailEvent } from "./events-of-mail";
import { EVENT_KINDS } from "./mail-event";

const SETTINGS = "/v3/user/webhooks/event/settings";

/** The routes of SendGrid's API for the webhook's settings, and the commands of tests. */
export function eventRoutes(file: StateFile<MailState>, webhook: EventWebhook): Route[] {
  const authorized = (answer: (request: StandInRequest) => Reply) => (request: StandInRequest) => {
    authorize(request);
    return answer(request);
  };
  const publicKey = () => json(200, { public_key: webhook.key.publicKey });
  return [
    route(
      "GET",
      SETTINGS,
      authorized(() => json(200, webhook.settings)),
    ),
    route(
      "PATCH",
      SETTINGS,
      authorized((request) => changeSettings(webhook, objectBody(request))),
    ),
    route("GET", `${SETTINGS}/signed`, authorized(publicKey)),
    route("PATCH", `${SETTINGS}/signed`, authorized(publicKey)),
    route("GET", "/__events", () => json(200, { ...webhook.status(), ...webhook.disorder })),
    route("POST", "/__events", (request) => addEvent(file.data, webhook, objectBody(request))),
    route("PATCH", "/__events", (request) => changeDisorder(webhook, objectBody(request))),
    route("POST", "/__events/flush", () => {
      webhook.flush();
      return json(200, webhook.status());
    }),
    route("POST", "/__events/replay", (request) =>
      json(200, { posts: webhook.replay({ newIds: objectBody(request).new_ids !== false }) }),
    ),
  ];
}

function changeSettings(webhook: EventWebhook, body: Record<string, unknown>): Reply {
  const wrong = Object.entries(body).find(([name, value]) =>
    name === "url" ? typeof value !== "string" || !/^https?:\/\//.test(value) : typeof value !== "boolean",
  );
  if (wrong) return fieldErrors(400, [fieldError(`${wrong[0]} is not valid`, wrong[0], "webhooks")]);
  const known = Object.entries(body).filter(([name]) => ["enabled", "url", ...EVENT_KINDS].includes(name));
  webhook.settings = { ...webhook.settings, ...Object.fromEntries(known) };
  return json(200, webhook.settings);
}

/** Adds an event about a mail: `{to | message, event, …}`; other fields, such as `timestamp`, are used as given. */
function addEvent(state: MailState, webhook: EventWebhook, body: Record<string, unknown>): Reply {
  const { to, message, event, ...fields } = body;
  const copy = isEmail(to) ? newestCopyTo(state, to) : findCopy(state, text(message) ?? "");
  if (!copy || !text(event)) return sendgridError(404, "There is no such mail, or no event was named.");
  const added = mailEvent(copy, { event: String(event), ...fields }, Date.now());
  webhook.add([added]);
  return json(200, added);
}

function changeDisorder(webhook: EventWebhook, body: Record<string, unknown>): Reply {
  const { hold, shuffle, repeat, delay_ms, delivered_seconds_ago } = body;
  const number = (value: unknown, otherwise: number) =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : otherwise;
  const { disorder } = webhook;
  const changed: Disorder = {
    hold: typeof hold === "boolean" ? hold : disorder.hold,
    shuffle: typeof shuffle === "boolean" ? shuffle : disorder.shuffle,
    repeat: number(repeat, disorder.repeat),
    delayMs: number(delay_ms, disorder.delayMs),
    deliveredSecondsAgo: number(delivered_seconds_ago, disorder.deliveredSecondsAgo),
  };
  webhook.disorder = changed;
  if (!changed.hold) webhook.flush();
  return json(200, changed);
}

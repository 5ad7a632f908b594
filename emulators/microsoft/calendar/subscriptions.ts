import { randomUUID } from "node:crypto";
import { json, type Reply } from "../../src/stand-in/reply";
import { objectBody, type StandInRequest } from "../../src/stand-in/request";
import { text } from "../../src/stand-in/values";
import { callerWith, openCalendar } from "../access";
import { badRequest, refuse } from "../graph-error";
import type { Microsoft } from "../microsoft";
import type { Subscription } from "../state";

const MAX_LIFE_MS = 4_230 * 60_000;
const TIMEOUT_MS = 10_000;

/** `POST /subscriptions`: 201 after the address has returned the validation token. */
export async function subscribe(microsoft: Microsoft, request: StandInRequest): Promise<Reply> {
  const account = callerWith(microsoft, request, "Calendars.ReadWrite");
  const { changeType, notificationUrl, resource, expirationDateTime, clientState } = objectBody(request);
  const [, calendarId = ""] = /^\/me\/calendars\/([^/]+)\/events$/.exec(text(resource) ?? "") ?? [];
  const calendar = openCalendar(microsoft, account, calendarId);
  const until = Date.parse(text(expirationDateTime) ?? "");
  if (!text(changeType)) return badRequest("changeType is missing.");
  if (!(until > Date.now() && until <= Date.now() + MAX_LIFE_MS)) return badRequest("expirationDateTime is not valid.");
  const url = text(notificationUrl);
  if (!url || !(await isValidated(url)))
    return refuse(400, "ValidationError", "Subscription validation request failed.");
  const subscription: Subscription = {
    id: randomUUID(),
    calendarId: calendar.id,
    resource: text(resource) ?? "",
    notificationUrl: url,
    clientState: text(clientState) ?? "",
    expirationDateTime: new Date(until).toISOString(),
  };
  microsoft.file.data.subscriptions.push(subscription);
  microsoft.file.changed();
  return json(201, { changeType, ...subscription, calendarId: undefined });
}

async function isValidated(url: string): Promise<boolean> {
  const token = `Validation: ${randomUUID()}`;
  const asking = new URL(url);
  asking.searchParams.set("validationToken", token);
  try {
    const answer = await fetch(asking, { method: "POST", signal: AbortSignal.timeout(TIMEOUT_MS) });
    const isText = answer.headers.get("content-type")?.startsWith("text/plain") ?? false;
    return answer.status === 200 && isText && (await answer.text()) === token;
  } catch {
    return false;
  }
}

/** Sends a notification of an event's change once. */
export function notifySubscribers(
  { file }: Microsoft,
  changeType: string,
  event: { id: string; calendarId: string },
): void {
  for (const { id, calendarId, clientState, notificationUrl, expirationDateTime } of file.data.subscriptions) {
    if (calendarId !== event.calendarId || Date.parse(expirationDateTime) < Date.now()) continue;
    const value = [{ subscriptionId: id, clientState, changeType, resource: `Users/me/Events/${event.id}` }];
    void fetch(notificationUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ value }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
  }
}

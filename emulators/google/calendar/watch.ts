import { json, type Reply } from "../../src/stand-in/reply";
import { objectBody, type StandInRequest } from "../../src/stand-in/request";
import { text } from "../../src/stand-in/values";
import { callerWith, openCalendar, SCOPES } from "../api-access";
import { badRequest } from "../api-error";
import { type Google, nowMs } from "../google";
import { HOLIDAY_CALENDAR_ID } from "../holidays";
import type { Channel } from "../state";

const LIFE_MS = 7 * 86_400_000;

/** `events.watch`: sends a message immediately, and one for each change from then on. */
export function watchEvents(google: Google, request: StandInRequest): Reply {
  const account = callerWith(google, request, SCOPES.readEvents);
  const { calendar } = openCalendar(google, account, request.params.calendarId ?? "");
  if (calendar.id === HOLIDAY_CALENDAR_ID)
    badRequest("pushNotSupportedForRequestedResource", "Push notifications are not supported by this resource.");
  const { id, token, type, address, expiration } = objectBody(request);
  const [channelId, url] = [text(id), text(address)];
  if (type !== "web_hook") return badRequest("invalid", "Invalid value for: type");
  if (!channelId || !/^[\w+/=-]{1,64}$/.test(channelId)) return badRequest("required", "Missing or invalid id.");
  if (!url || !URL.canParse(url)) return badRequest("required", "Missing or invalid address.");
  const until = Math.min(Number(expiration ?? Number.POSITIVE_INFINITY), nowMs() + LIFE_MS);
  const channel = { id: channelId, token: text(token) ?? "", address: url, calendarId: calendar.id, expiration: until };
  google.file.data.channels.push(channel);
  google.file.changed();
  void postNotification(channel, "sync");
  return json(200, { kind: "api#channel", id: channelId, resourceId: calendar.id, token, expiration: String(until) });
}

export function notifyChannels({ file }: Google, calendarId: string): void {
  file.data.channels = file.data.channels.filter(({ expiration }) => expiration > nowMs());
  for (const channel of file.data.channels)
    if (channel.calendarId === calendarId) void postNotification(channel, "exists");
}

/** Sends a notification once. Google would retry. */
async function postNotification({ id, token, address }: Channel, state: "sync" | "exists"): Promise<void> {
  const headers = { "x-goog-channel-id": id, "x-goog-channel-token": token, "x-goog-resource-state": state };
  await fetch(address, { method: "POST", headers, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
}

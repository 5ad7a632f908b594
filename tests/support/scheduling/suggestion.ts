import { randomUUID } from "node:crypto";
import { SuggestionOptions } from "@dure/domain/scheduling/suggestion/suggestion";
import { call } from "../suite/call";
import type { Member } from "../teams/tenant";
import { bookingRequest } from "./booking";

type Time = { start: string; end: string };

/** A time on a Monday, `weeks` after the next one, at `hour` in Seoul. A booking page offers it too. */
export function timeOn(weeks: number, hour = 10, minutes = 30): Time {
  const today = new Date();
  const toMonday = (8 - today.getUTCDay()) % 7 || 7;
  const day = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + toMonday + 7 * weeks);
  const start = day + (hour - 9) * 3_600_000;
  return { start: new Date(start).toISOString(), end: new Date(start + minutes * 60_000).toISOString() };
}

/** A suggestion's options: by default two times by phone, which are held. */
export const suggestion = (changes: Partial<SuggestionOptions> = {}): SuggestionOptions =>
  SuggestionOptions.parse({
    title: "도입 상담",
    dest_cal: null,
    timezone: "Asia/Seoul",
    availabilities: [timeOn(4), timeOn(4, 14)],
    conferencing: null,
    location: { type: "phone", value: "02-123-4567" },
    invitee: { name: "김하나", email: "hana@example.org" },
    ...changes,
  });

/** Creates an active suggestion, which its invitee can open. */
export async function activeSuggestion({ client }: Member, changes: Partial<SuggestionOptions> = {}) {
  const id = randomUUID();
  const body = suggestion(changes);
  await client.scheduling.putOnetime({ params: { id }, body });
  const view = await client.scheduling.activateOnetime({ params: { id }, query: { activate: true } });
  return { id, body, view };
}

/** Chooses a time as a visitor, with one idempotency key per submit as on the page. */
export const choose = (
  id: string,
  time: Time,
  { key = randomUUID(), ...guest }: { key?: string; email?: string } = {},
) =>
  call("", "POST", `/public/scheduled-events?type=onetime&id=${id}`, bookingRequest(time, guest), {
    "idempotency-key": key,
  });

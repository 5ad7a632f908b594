import { randomUUID } from "node:crypto";
import type { Reminder } from "@dure/domain/scheduling/booking-page/booking-page";
import type { KakaoMessage } from "../../../emulators/nhn/state";
import { connect } from "../suite/client";
import { type LoggedCall, standIn } from "../suite/stand-in";
import { stored } from "../suite/stored";
import { suite } from "../suite/suite";
import { until } from "../suite/wait";
import { bookingRequest } from "./booking";

export const remind = (type: Reminder["type"], value: number, digit: Reminder["send_at"]["digit"]): Reminder => ({
  type,
  send_at: { digit, value },
});

type Slot = { start: string; end: string };
type Guest = { name?: string; email?: string; phone?: string };

/** Books a time as a visitor with an e-mail of their own. */
export async function bookSlot(pageId: string, slot: Slot, guest: Guest = {}, more: object = {}) {
  const email = guest.email ?? `guest-${randomUUID().slice(0, 8)}@example.org`;
  const event = await connect().scheduling.bookPublicly({
    query: { id: pageId, type: "multi-use" },
    body: { ...bookingRequest(slot, { ...guest, email }), ...more },
  });
  return { ...event, email };
}

export type StoredReminder = { id: string; state: string; due_at: string; recipient: string; sequence: number };

/** The kept reminders of an event, by recipient. */
export async function remindersOf(teamId: string, eventId: string): Promise<StoredReminder[]> {
  const all = (await stored(teamId, "reminders")) as unknown as (StoredReminder & { event_id: string })[];
  return all.filter(({ event_id }) => event_id === eventId).toSorted((a, b) => a.recipient.localeCompare(b.recipient));
}

/** The same, once there are `count` of them. */
export const plannedFor = (teamId: string, eventId: string, count: number): Promise<StoredReminder[]> =>
  until(async () => {
    const found = await remindersOf(teamId, eventId);
    return found.length === count && found;
  }, 60_000);

/** Runs the schedule as if it were a time (UTC). It looks at every team of the suite: only one test file may run it. */
export async function runSchedule(at: string): Promise<void> {
  const response = await fetch(`${suite.tickerUrl}/run/dueReminders?at=${at}`, { method: "POST" });
  if (!response.ok) throw new Error(`The schedule answered ${response.status}: ${await response.text()}`);
}

/** A time some minutes later or earlier. */
export const minutesAfter = (time: string, minutes: number): string =>
  new Date(Date.parse(time) + minutes * 60_000).toISOString();

/** The relay itself. Its faults hit every team: only one test file of a kind may ask for some. */
export const relay = standIn(suite.nhnUrl);

/** The KakaoTalk messages to a number, oldest first. */
export async function kakaoTo(number: string): Promise<KakaoMessage[]> {
  const { messages } = await relay.state<{ messages: KakaoMessage[] }>();
  return messages.filter(({ recipientNo }) => recipientNo === number);
}

/** What the relay was asked, newest first. */
export const relayCalls = async (): Promise<LoggedCall[]> => (await relay.state<object>()).log;

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

/** Books a time as a visitor with a new e-mail address. */
export async function bookSlot(pageId: string, slot: Slot, guest: Guest = {}, more: object = {}) {
  const email = guest.email ?? `guest-${randomUUID().slice(0, 8)}@example.org`;
  const event = await connect().scheduling.bookPublicly({
    query: { id: pageId, type: "multi-use" },
    body: { ...bookingRequest(slot, { ...guest, email }), ...more },
  });
  return { ...event, email };
}

export type StoredReminder = { id: string; state: string; due_at: string; recipient: string; sequence: number };

/** The stored reminders of an event, sorted by recipient. */
export async function remindersOf(teamId: string, eventId: string): Promise<StoredReminder[]> {
  const all = (await stored(teamId, "reminders")) as unknown as (StoredReminder & { event_id: string })[];
  return all.filter(({ event_id }) => event_id === eventId).toSorted((a, b) => a.recipient.localeCompare(b.recipient));
}

/** Waits for `count` stored reminders of an event. */
export const untilReminders = (teamId: string, eventId: string, count: number): Promise<StoredReminder[]> =>
  until(async () => {
    const found = await remindersOf(teamId, eventId);
    return found.length === count && found;
  }, 60_000);

/** Runs the schedule as if it were due at a time (UTC). It covers every team, so only one test file may run it. */
export async function runSchedule(at: string): Promise<void> {
  const response = await fetch(`${suite.tickerUrl}/run/dueReminders?at=${at}`, { method: "POST" });
  if (!response.ok) throw new Error(`The schedule answered ${response.status}: ${await response.text()}`);
}

/** The time some minutes after a time, or before if negative. */
export const minutesAfter = (time: string, minutes: number): string =>
  new Date(Date.parse(time) + minutes * 60_000).toISOString();

/** The stand-in for the relay. Its faults hit every team, so only one test file may inject the same kind. */
export const relay = standIn(suite.nhnUrl);

/** The KakaoTalk messages to a number, oldest first. */
export async function kakaoMessagesTo(number: string): Promise<KakaoMessage[]> {
  const { messages } = await relay.state<{ messages: KakaoMessage[] }>();
  return messages.filter(({ recipientNo }) => recipientNo === number);
}

/** The relay's logged calls, newest first. */
export const relayCalls = async (): Promise<LoggedCall[]> => (await relay.state<object>()).log;

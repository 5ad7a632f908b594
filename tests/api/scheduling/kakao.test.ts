import { randomInt } from "node:crypto";
import { DEFAULT_FORM, FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { beforeAll, expect, test } from "vitest";
import { bookingPage, connectGoogle, slotsOf } from "../../support/scheduling/booking";
import {
  bookSlot,
  kakaoMessagesTo,
  minutesAfter,
  relay,
  relayCalls,
  remind,
  remindersOf,
  type StoredReminder,
  untilReminders,
} from "../../support/scheduling/reminders";
import { queueJob, untilIdle } from "../../support/suite/queue";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

const MESSAGES = "/alimtalk/v2.3/appkeys/dure-local/messages$";

let tenant: Tenant;
let host: Member;
let page: { id: string };

beforeAll(async () => {
  tenant = await createTenant();
  host = await tenant.member();
  await connectGoogle(host);
  const form = [...DEFAULT_FORM, FormField.parse({ name: "phone", label: "전화번호", type: "tel", required: true })];
  page = await bookingPage(host, { title: "도입 상담", form, reminders: [remind("kakao", 1, "h")] });
});

const newNumber = () => `10${randomInt(10_000_000, 99_999_999)}`;

let booked = 0;

/** A booking far ahead with one reminder, which runs only when a test starts it. */
async function book(phone: string, more: object = {}) {
  const slot = (await slotsOf(page.id, 75, 14))[booked++ % 5];
  if (!slot) throw new Error("No free time.");
  const event = await bookSlot(page.id, slot, { name: "홍길동", phone }, more);
  const [reminder] = await untilReminders(tenant.teamId, event.id, 1);
  if (!reminder) throw new Error("No reminder was kept.");
  return { event, slot, reminder };
}

const wake = ({ id, due_at }: StoredReminder) =>
  queueJob({ teamId: tenant.teamId, name: "send-reminder", payload: { id, now: minutesAfter(due_at, 1) } });

const stateOf = async (eventId: string) => (await remindersOf(tenant.teamId, eventId))[0]?.state;
const ended = (eventId: string, state: string) => until(async () => (await stateOf(eventId)) === state, 60_000);

test("the invitee gets the registered message with the meeting's details, once despite duplicate jobs", async () => {
  const number = newNumber();
  const { event, reminder } = await book(`82-${number}`);
  await Promise.all([wake(reminder), wake(reminder), wake(reminder)]);
  await ended(event.id, "sent");
  await untilIdle(tenant.teamId);
  const [message, ...others] = await kakaoMessagesTo(`0${number}`);
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    templateCode: "MEETING_REMINDER_KO",
    senderKey: "dure-local",
    templateParameter: { guest: "홍길동", host: "이멤버", title: "도입 상담" },
  });
  expect(message?.templateParameter.when).toMatch(/\(Asia\/Seoul\)$/);
  expect(message?.templateParameter.link).toContain(`/public-pages/event/${event.uuid}`);
});

test("the message is in English for English bookings, with a dial code for other countries", async () => {
  const number = String(randomInt(2_000_000_000, 2_999_999_999));
  const { event, reminder } = await book(`1-${number}`, { language: "en" });
  await wake(reminder);
  await ended(event.id, "sent");
  expect(await kakaoMessagesTo(`1${number}`)).toMatchObject([{ templateCode: "MEETING_REMINDER_EN" }]);
});

test.each([
  ["answers 500 twice", { method: "POST", status: 500, times: 2 }],
  ["says that there are too many calls", { method: "POST", status: 429, times: 1 }],
  ["can't be asked what it has", { method: "GET", status: 503, times: 1 }],
  ["is slow", { method: "POST", delayMs: 1_000, times: 1 }],
  ["takes the message, but its answer is lost", { method: "POST", after: "effect", times: 1 }],
  ["takes the message, but answers 502", { method: "POST", status: 502, after: "effect", times: 1 }],
] as const)("a relay that %s sends one message in the end", async (_, fault) => {
  const number = newNumber();
  const { event, reminder } = await book(`82-${number}`);
  await relay.addFault({ path: MESSAGES, ...fault });
  await wake(reminder);
  await ended(event.id, "sent");
  await untilIdle(tenant.teamId);
  expect(await kakaoMessagesTo(`0${number}`)).toHaveLength(1);
});

test("a number that the relay refuses is tried twice, and never again", async () => {
  const { event, reminder } = await book("49-301234");
  const posts = async () => (await relayCalls()).filter(({ method }) => method === "POST").length;
  const before = await posts();
  await wake(reminder);
  await ended(event.id, "failed");
  expect((await posts()) - before).toBe(2);
  await wake(reminder);
  await untilIdle(tenant.teamId);
  expect((await posts()) - before).toBe(2);
  expect(await stateOf(event.id)).toBe("failed");
});

test("a canceled meeting sends no message, nor does a moved one at its old time", async () => {
  const [first, second] = [newNumber(), newNumber()];
  const cancelled = await book(`82-${first}`);
  await host.client.scheduling.cancelEvent({ params: { id: cancelled.event.id }, body: { reason: "출장" } });
  const moved = await book(`82-${second}`);
  const later = (await slotsOf(page.id, 90, 7))[0];
  if (!later) throw new Error("No free time.");
  const body = { start: later.start, end: later.end, reason: "변경" };
  await host.client.scheduling.rescheduleEvent({ params: { id: moved.event.id }, query: {}, body });
  await wake(cancelled.reminder);
  await wake(moved.reminder);
  await ended(cancelled.event.id, "dropped");
  await until(async () => (await remindersOf(tenant.teamId, moved.event.id)).some(({ state }) => state === "dropped"));
  await untilIdle(tenant.teamId);
  expect([...(await kakaoMessagesTo(`0${first}`)), ...(await kakaoMessagesTo(`0${second}`))]).toEqual([]);
});

test("a meeting canceled between two attempts of its reminder sends no message", async () => {
  const number = newNumber();
  const { event, reminder } = await book(`82-${number}`);
  const refused = async () => (await relayCalls()).filter(({ method, status }) => method === "POST" && status === 500);
  const before = (await refused()).length;
  // Several times, so that the message is still being refused when the cancellation arrives.
  await relay.addFault({ path: MESSAGES, method: "POST", contains: number, status: 500, times: 6 });
  await wake(reminder);
  await until(async () => (await refused()).length > before, 30_000);
  await host.client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "출장" } });
  await ended(event.id, "dropped");
  expect(await kakaoMessagesTo(`0${number}`)).toEqual([]);
});

test("a page with a KakaoTalk reminder requires a phone number", async () => {
  const [slot] = await slotsOf(page.id, 60, 7);
  if (!slot) throw new Error("No free time.");
  await expect(bookSlot(page.id, slot)).rejects.toMatchObject({ status: 400 });
});

import { BUILT_IN_MAIL } from "@dure/domain/scheduling/notification/notification";
import { beforeAll, describe, expect, test } from "vitest";
import { createTemplate } from "../../support/email/create-template";
import { addMailFault, mailsTo, mailTo } from "../../support/email/inbox";
import { bookingPage, connectGoogle, organizerOf, slotsOf } from "../../support/scheduling/booking";
import {
  bookSlot,
  minutesAfter,
  remind,
  remindersOf,
  runSchedule,
  untilReminders,
} from "../../support/scheduling/reminders";
import { untilIdle } from "../../support/suite/queue";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

const SUBJECT = "미팅 알림";

let tenant: Tenant;
let host: Member;
let page: { id: string };

beforeAll(async () => {
  tenant = await createTenant();
  host = await tenant.member();
  await connectGoogle(host);
  page = await bookingPage(host, { reminders: [remind("email", 1, "h")] });
});

let taken = 0;
const nextSlot = async () => {
  const slot = (await slotsOf(page.id, 2, 7))[taken++ % 3];
  if (!slot) throw new Error("No free time.");
  return slot;
};

/** A booking with stored reminders, and their due time. */
async function book(more: object = {}) {
  const slot = await nextSlot();
  const event = await bookSlot(page.id, slot, {}, more);
  await untilReminders(tenant.teamId, event.id, 2);
  return { event, slot, due: minutesAfter(slot.start, -60), guest: event.email };
}

const reminded = (email: string) => mailsTo(email, SUBJECT);
const statesOf = async (eventId: string) => (await remindersOf(tenant.teamId, eventId)).map(({ state }) => state);
const settled = (eventId: string, state: string) =>
  until(async () => (await statesOf(eventId)).every((one) => one === state));

test("each party gets one mail when it is due, and none before", async () => {
  const { event, slot, due, guest } = await book();
  expect(await remindersOf(tenant.teamId, event.id)).toMatchObject(
    [
      { recipient: host.uid, due_at: due, state: "waiting" },
      { recipient: "invitee", due_at: due, state: "waiting" },
    ].toSorted((a, b) => a.recipient.localeCompare(b.recipient)),
  );
  await runSchedule(due);
  await untilIdle(tenant.teamId);
  expect(await statesOf(event.id)).toEqual(["waiting", "waiting"]);

  await runSchedule(minutesAfter(due, 2));
  const mail = await mailTo(guest, SUBJECT);
  expect(mail.subject).toMatch(/^\[미팅 알림\] 30분 상담 · .*\(Asia\/Seoul\)$/);
  expect(mail.text).toContain("이멤버님과의 미팅이 예정되어 있습니다.");
  expect(mail.text).toContain(`/public-pages/event/${event.uuid}`);
  const toHost = await until(async () => (await reminded(host.email)).find(({ text }) => text.includes(guest)));
  expect(toHost.text).not.toContain(event.uuid);
  expect(toHost.reply_to).toMatchObject({ email: guest });

  await settled(event.id, "sent");
  await runSchedule(minutesAfter(due, 3));
  await runSchedule(minutesAfter(slot.start, 1));
  await untilIdle(tenant.teamId);
  expect(await reminded(guest)).toHaveLength(1);
});

test("a host who has left gets no reminder, but the invitee does", async () => {
  const leaving = await tenant.member();
  await connectGoogle(leaving);
  const own = await bookingPage(leaving, { reminders: [remind("email", 1, "h")] });
  const [slot] = await slotsOf(own.id, 2, 7);
  if (!slot) throw new Error("No free time.");
  const { id, email } = await bookSlot(own.id, slot);
  await untilReminders(tenant.teamId, id, 2);
  await tenant.team.collection("users").doc(leaving.uid).update({ team_member_status: "DEACTIVATED" });
  await runSchedule(minutesAfter(slot.start, -58));
  await mailTo(email, SUBJECT);
  await until(async () => (await statesOf(id)).toSorted().join() === "dropped,sent");
  expect(await reminded(leaving.email)).toEqual([]);
});

test("a canceled meeting sends no reminder", async () => {
  const { event, due, guest } = await book();
  await host.client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "출장" } });
  await runSchedule(minutesAfter(due, 2));
  await settled(event.id, "dropped");
  await untilIdle(tenant.teamId);
  expect(await reminded(guest)).toEqual([]);
});

test("a moved meeting sends one reminder at its new time, and none at the old one", async () => {
  const { event, due, guest } = await book();
  const later = (await slotsOf(page.id, 10, 7)).at(-1);
  if (!later) throw new Error("No free time.");
  await host.client.scheduling.rescheduleEvent({
    params: { id: event.id },
    query: {},
    body: { start: later.start, end: later.end, reason: "변경" },
  });
  await untilReminders(tenant.teamId, event.id, 4);
  await runSchedule(minutesAfter(due, 2));
  await until(async () => (await statesOf(event.id)).filter((state) => state === "dropped").length === 2);
  expect(await reminded(guest)).toEqual([]);

  await runSchedule(minutesAfter(later.start, -58));
  const mail = await mailTo(guest, SUBJECT);
  await untilIdle(tenant.teamId);
  expect(await reminded(guest)).toHaveLength(1);
  expect(mail.subject).toContain("미팅 알림");
});

test("repeated and concurrent runs send one mail", async () => {
  const { event, due, guest } = await book();
  await Promise.all([2, 3, 4, 4, 4].map((minutes) => runSchedule(minutesAfter(due, minutes))));
  await settled(event.id, "sent");
  await untilIdle(tenant.teamId);
  expect(await reminded(guest)).toHaveLength(1);
});

test("a mail service that answers 500 gets the mail again, once", async () => {
  const { event, due, guest } = await book();
  await addMailFault({ path: "/v3/mail/send", status: 500, times: 2 });
  await runSchedule(minutesAfter(due, 2));
  await settled(event.id, "sent");
  await untilIdle(tenant.teamId);
  expect(await reminded(guest)).toHaveLength(1);
});

test("the invitee's reminder is in the language and time zone of the booking", async () => {
  const { due, guest } = await book({ language: "en", timezone: "America/New_York" });
  await runSchedule(minutesAfter(due, 2));
  const mail = await mailTo(guest, "Meeting reminder");
  expect(mail.subject).toMatch(/\(America\/New_York\)$/);
  expect(mail.text).toContain("This is a reminder of your meeting with 이멤버.");
});

test("a page's custom template is used for both parties, each with their own link", async () => {
  const subject = `곧 만나요 ${Date.now()}`;
  const { id: emailTemplateId } = await createTemplate(host, {
    subject,
    content: "<p>{{meeting_time}} {{reschedule_link}}</p>",
  });
  const medium = { ...BUILT_IN_MAIL, emailTemplateId };
  const own = await bookingPage(host, {
    notifications: [{ type: "reminder", medium, recipient: "both", send_at: { digit: "h", value: 1 } }],
  });
  const slot = (await slotsOf(own.id, 20, 7))[3];
  if (!slot) throw new Error("No free time.");
  const event = await bookSlot(own.id, slot);
  await untilReminders(tenant.teamId, event.id, 2);
  await runSchedule(minutesAfter(slot.start, -58));
  await settled(event.id, "sent");
  expect((await mailTo(event.email, subject)).text).toContain(event.uuid);
  expect((await mailTo(host.email, subject)).text).toContain(`/schedule?event=${event.id}`);
  await runSchedule(minutesAfter(slot.start, -57));
  await untilIdle(tenant.teamId);
  expect(await mailsTo(event.email, subject)).toHaveLength(1);
});

test("a booking that nobody approved in time is declined, and its invitee gets one mail", async () => {
  const asked = await bookingPage(host, { approval: true });
  const [slot, other] = await slotsOf(asked.id, 30, 7);
  if (!slot || !other) throw new Error("No free time.");
  const [event, coming] = [await bookSlot(asked.id, slot), await bookSlot(asked.id, other)];
  await mailTo(event.email, "승인 대기");
  const start = minutesAfter(new Date().toISOString(), -1);
  const stored = tenant.team.collection("scheduled-events").doc(event.id);
  await stored.update({ date_range: { start, end: minutesAfter(start, 30) } });
  const eventOf = ({ id }: { id: string }) => host.client.scheduling.getScheduledEvent({ params: { id } });

  await runSchedule(new Date().toISOString());
  await until(async () => (await eventOf(event)).approval === "declined");
  expect((await eventOf(event)).cancellation).toEqual({ cancelled_by: "", reason: "미팅 시간까지 승인되지 않았어요." });
  expect((await mailTo(event.email, "미팅 미확정")).text).toContain("시작 시간까지 승인되지 않아 취소되었습니다");
  await runSchedule(new Date().toISOString());
  await untilIdle(tenant.teamId);
  expect(await mailsTo(event.email)).toHaveLength(2);
  expect((await mailsTo(host.email)).filter(({ text }) => text.includes(event.email))).toHaveLength(1);
  expect((await eventOf(coming)).approval).toBe("pending");
});

describe("planning a reminder", () => {
  test("omits one that is due before the booking", async () => {
    const far = await bookingPage(host, { reminders: [remind("email", 30, "d"), remind("email", 10, "m")] });
    const [slot] = await slotsOf(far.id, 3, 7);
    if (!slot) throw new Error("No free time.");
    const event = await bookSlot(far.id, slot);
    const planned = await untilReminders(tenant.teamId, event.id, 2);
    expect(new Set(planned.map(({ due_at }) => due_at))).toEqual(new Set([minutesAfter(slot.start, -10)]));
  });

  test("omits one that is due before the approval", async () => {
    const asked = await bookingPage(host, {
      approval: true,
      reminders: [remind("email", 30, "d"), remind("email", 10, "m")],
    });
    const [slot] = await slotsOf(asked.id, 4, 7);
    if (!slot) throw new Error("No free time.");
    const event = await bookSlot(asked.id, slot);
    const earlier = { created_at: minutesAfter(new Date().toISOString(), -60 * 24 * 60) };
    await tenant.team.collection("scheduled-events").doc(event.id).update(earlier);
    await host.client.scheduling.approveEvent({ params: { id: event.id } });
    const planned = await untilReminders(tenant.teamId, event.id, 2);
    expect(new Set(planned.map(({ due_at }) => due_at))).toEqual(new Set([minutesAfter(slot.start, -10)]));
  });

  test("postpones one that is too far ahead for a task, and sends it in time", async () => {
    const [slot] = await slotsOf(page.id, 45, 7);
    if (!slot) throw new Error("No free time.");
    const { id, email } = await bookSlot(page.id, slot);
    await untilReminders(tenant.teamId, id, 2);
    await runSchedule(minutesAfter(slot.start, -58));
    await mailTo(email, SUBJECT);
    await settled(id, "sent");
  });

  test("includes every host of a collective meeting", async () => {
    const other = await tenant.member();
    await connectGoogle(other);
    const shared = await bookingPage(host, {
      strategy: "collective",
      organizers: [organizerOf(host), organizerOf(other)],
      reminders: [remind("email", 2, "h")],
    });
    const [slot] = await slotsOf(shared.id, 50, 7);
    if (!slot) throw new Error("No free time.");
    const event = await bookSlot(shared.id, slot);
    await untilReminders(tenant.teamId, event.id, 3);
    await runSchedule(minutesAfter(slot.start, -118));
    await settled(event.id, "sent");
    const mine = (email: string) => reminded(email).then((all) => all.filter(({ text }) => text.includes(event.email)));
    for (const email of [host.email, other.email]) expect(await mine(email)).toHaveLength(1);
    expect(await reminded(event.email)).toHaveLength(1);
  });
});

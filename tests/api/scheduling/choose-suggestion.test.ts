import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { linkIn, mailsTo, mailTo } from "../../support/email/inbox";
import { bookingPage, bookingRequest, connectGoogle } from "../../support/scheduling/booking";
import { addBusy, callsOf, meetingsIn } from "../../support/scheduling/google";
import { activeSuggestion, choose, suggestion, timeOn } from "../../support/scheduling/suggestion";
import { call } from "../../support/suite/call";
import { connect } from "../../support/suite/client";
import { stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let host: Member;
const visitor = connect();

beforeAll(async () => {
  tenant = await createTenant();
  host = await tenant.member();
  await connectGoogle(host);
});

const newHost = async () => {
  const member = await tenant.member();
  await connectGoogle(member);
  return member;
};

const opened = (id: string) => visitor.scheduling.getOnetime({ params: { id } });

/** The starts that a booking page offers on the day of a time. */
async function startsOn(pageId: string, { start }: { start: string }): Promise<string[]> {
  const day = start.slice(0, 10);
  const query = { start: day, end: day, timezone: "Asia/Seoul" };
  const { slots } = await visitor.scheduling.getPublicBooking({ params: { id: pageId }, query });
  return slots.map((slot) => slot.start);
}

const bookPage = (pageId: string, slot: { start: string; end: string }) =>
  call("", "POST", `/public/scheduled-events?type=multi-use&id=${pageId}`, bookingRequest(slot), {
    "idempotency-key": randomUUID(),
  });

test("opening a suggestion with many times reads the calendar once for their weeks", async () => {
  const member = await newHost();
  // A calendar that may contain meetings is read by its events, at a URL that contains the calendar's id.
  const calendars = [`google ${member.email}`];
  await tenant.team.collection("meeting-calendars").doc(member.uid).set({ calendars });
  const dest_cal = { provider: "google" as const, email: member.email, id: member.email };
  const taken = timeOn(5, 11);
  const free = [timeOn(5), timeOn(5, 14), timeOn(5, 15), timeOn(6)];
  await addBusy(member.email, taken);
  const { id } = await activeSuggestion(member, { dest_cal, availabilities: [taken, ...free] });
  expect((await opened(id)).availabilities).toEqual(free);
  expect(await callsOf(`/calendars/${encodeURIComponent(member.email)}/events?`)).toHaveLength(1);
});

describe("choosing a suggested time", () => {
  test("books it once, frees the others, and tells both by mail and calendar", async () => {
    const member = await newHost();
    const page = await bookingPage(member);
    const [first, second] = [timeOn(5), timeOn(5, 14)];
    const dest_cal = { provider: "google" as const, email: member.email, id: member.email };
    const meet = { type: "google-meet" as const, value: "" as const };
    const { id } = await activeSuggestion(member, {
      dest_cal,
      location: null,
      conferencing: meet,
      availabilities: [first, second],
    });
    const email = `guest-${randomUUID().slice(0, 8)}@example.org`;
    const key = randomUUID();
    const booked = await choose(id, second, { email, key });
    expect(booked).toMatchObject({
      status: 201,
      body: { date_range: second, can_reschedule: true, hosts: [{ id: member.uid }] },
    });
    expect(await choose(id, second, { email, key })).toMatchObject({ status: 201, body: { id: booked.body.id } });
    expect(await opened(id)).toMatchObject({ state: "booked", availabilities: [], invitee: { name: "", email: "" } });
    const starts = await startsOn(page.id, first);
    expect(starts).toContain(first.start);
    expect(starts).not.toContain(second.start);

    expect(linkIn(await mailTo(email)).host).toBe("meet.google.com");
    await mailTo(member.email, "도입 상담");
    expect(await mailsTo(email)).toHaveLength(1);
    await until(async () => (await meetingsIn(member.email, "도입 상담")).length === 1);
    const { data } = await member.client.scheduling.listOnetime({});
    expect(data[0]).toMatchObject({ id, state: "booked", scheduled_event_id: booked.body.id, chosen_time: second });
  });

  test("makes a meeting that the guest can move to another suggested time, and the host to any free one", async () => {
    const member = await newHost();
    const page = await bookingPage(member);
    const dest_cal = { provider: "google" as const, email: member.email, id: member.email };
    const [first, second, third] = [timeOn(5), timeOn(5, 14), timeOn(6)];
    const { id } = await activeSuggestion(member, { dest_cal, availabilities: [first, second, third] });
    const email = `guest-${randomUUID().slice(0, 8)}@example.org`;
    const { body: event } = await choose(id, first, { email });
    const uuid = String(event.uuid);
    const query = { start: first.start.slice(0, 10), end: third.start.slice(0, 10), timezone: "UTC" };
    const timesOf = async () =>
      (await visitor.scheduling.listPublicEventSlots({ params: { uuid }, query })).slots.map(({ start }) => start);
    const move = (to: { start: string; end: string }) =>
      visitor.scheduling.reschedulePublicly({ params: { id: uuid }, query: {}, body: { ...to, reason: "회의" } });

    expect(await timesOf()).toEqual([second.start, third.start]);
    await addBusy(member.email, second);
    await expect(move(second)).rejects.toMatchObject({ status: 409, code: "SLOT_TAKEN" });
    await expect(move(timeOn(7))).rejects.toMatchObject({ status: 400 });
    expect(await move(third)).toMatchObject({ date_range: third, sequence: 1, can_reschedule: true });
    expect(await startsOn(page.id, first)).toContain(first.start);
    expect(await startsOn(page.id, third)).not.toContain(third.start);
    await mailTo(email, "미팅 일정 변경");
    await until(async () =>
      (await meetingsIn(member.email, "도입 상담"))[0]?.start?.dateTime?.startsWith(third.start.slice(0, 10)),
    );
    expect(await opened(id)).toMatchObject({ state: "booked", availabilities: [] });
    expect(await choose(id, first)).toMatchObject({ status: 409, body: { details: { state: "booked" } } });

    const byHost = { params: { id: String(event.id) }, query: {} };
    const { slots } = await member.client.scheduling.listEventSlots({
      params: { id: String(event.id) },
      query: { ...query, start: timeOn(7).start.slice(0, 10), end: timeOn(7).start.slice(0, 10) },
    });
    const to = slots.at(-1) ?? timeOn(7);
    expect(
      await member.client.scheduling.rescheduleEvent({ ...byHost, body: { ...to, reason: "출장" } }),
    ).toMatchObject({
      date_range: to,
      sequence: 2,
    });
    const { data } = await member.client.scheduling.listOnetime({});
    expect(data.find((one) => one.id === id)).toMatchObject({ state: "booked", chosen_time: to });
  });

  test("makes a meeting that both can cancel, and that the guest can't move without another time", async () => {
    const { id, body } = await activeSuggestion(host, { availabilities: [timeOn(12)] });
    const [time] = body.availabilities;
    if (!time) throw new Error("It has one.");
    const { body: event } = await choose(id, time);
    const { start, end } = timeOn(13);
    const moved = visitor.scheduling.reschedulePublicly({
      params: { id: String(event.uuid) },
      query: {},
      body: { start, end, reason: "x" },
    });
    await expect(moved).rejects.toMatchObject({ status: 400 });
    const params = { id: String(event.uuid) };
    const cancelled = await visitor.scheduling.cancelPublicly({ params, query: {}, body: { reason: "x" } });
    expect(cancelled).toMatchObject({ cancelled: true, can_cancel: false });
    const again = host.client.scheduling.cancelEvent({ params: { id: String(event.id) }, body: { reason: "x" } });
    await expect(again).rejects.toMatchObject({ status: 409 });

    expect(await opened(id)).toMatchObject({ state: "cancelled", availabilities: [] });
    expect(await choose(id, time)).toMatchObject({ status: 409, body: { details: { state: "cancelled" } } });
    const listed = async () => (await host.client.scheduling.listOnetime({})).data.find((one) => one.id === id);
    expect(await listed()).toMatchObject({ state: "cancelled", chosen_time: time });
    await host.client.scheduling.deleteOnetime({ params: { id } });
    expect(await listed()).toBeUndefined();
  });

  test("is refused for another time, a closed suggestion, and an inactive one", async () => {
    const { id, body } = await activeSuggestion(host, { availabilities: [timeOn(14)] });
    expect(await choose(id, timeOn(15))).toMatchObject({ status: 400 });
    const [time = timeOn(14)] = body.availabilities;
    await choose(id, time);
    expect(await choose(id, time)).toMatchObject({ status: 409, body: { details: { state: "booked" } } });
    const put = host.client.scheduling.putOnetime({ params: { id }, body });
    await expect(put).rejects.toMatchObject({ status: 409 });

    const saved = randomUUID();
    await host.client.scheduling.putOnetime({ params: { id: saved }, body: suggestion() });
    expect(await choose(saved, timeOn(4))).toMatchObject({ status: 404 });
    expect(await choose(randomUUID(), timeOn(4))).toMatchObject({ status: 404 });
  });

  test("reads the calendar without the cache, and no longer offers a busy time", async () => {
    const member = await newHost();
    const dest_cal = { provider: "google" as const, email: member.email, id: member.email };
    const [first, second] = [timeOn(5), timeOn(5, 14)];
    const { id } = await activeSuggestion(member, { dest_cal, availabilities: [first, second] });
    expect((await opened(id)).availabilities).toEqual([first, second]);
    await addBusy(member.email, first);
    expect(await choose(id, first)).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });
    expect((await opened(id)).availabilities).toEqual([second]);
    expect(await choose(id, second)).toMatchObject({ status: 201 });
  });

  test("is possible once if the same time is suggested to several people", async () => {
    const member = await tenant.member();
    const time = timeOn(5);
    const [one, other] = [
      await activeSuggestion(member, { availabilities: [time] }),
      await activeSuggestion(member, { availabilities: [time] }),
    ];
    expect(await choose(other.id, time)).toMatchObject({ status: 201 });
    expect((await opened(one.id)).availabilities).toEqual([]);
    expect(await choose(one.id, time)).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });
  });
});

describe("concurrently", () => {
  test("of many invitees who choose one of three times one gets it", async () => {
    const member = await tenant.member();
    const times = [timeOn(5), timeOn(5, 14), timeOn(6)];
    const { id } = await activeSuggestion(member, { availabilities: times });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => choose(id, times[place % 3] ?? timeOn(5))),
    );
    const codes = answers.map(({ status }) => status);
    expect(codes.filter((status) => status === 201)).toHaveLength(1);
    expect(codes.filter((status) => status === 409)).toHaveLength(19);
    const events = (await stored(tenant.teamId, "scheduled-events")).filter(({ page_id }) => page_id === id);
    expect(events).toHaveLength(1);
  });

  test("a time that is suggested and booked is either held or booked", async () => {
    const member = await newHost();
    const page = await bookingPage(member);
    for (const weeks of [5, 6, 7, 8]) {
      const time = timeOn(weeks);
      const id = randomUUID();
      await member.client.scheduling.putOnetime({
        params: { id },
        body: suggestion({ availabilities: [time, timeOn(weeks, 15)] }),
      });
      const [activated, booked] = await Promise.all([
        call(member.idToken, "POST", `/onetime/${id}?activate=true`, {}, { "idempotency-key": randomUUID() }),
        bookPage(page.id, time),
      ]);
      expect([activated.status, booked.status].toSorted()).toEqual(activated.status === 200 ? [200, 409] : [201, 409]);
    }
  });

  test("a suggestion that is withdrawn and chosen is either booked or deleted", async () => {
    const member = await tenant.member();
    for (const weeks of [5, 6, 7]) {
      const time = timeOn(weeks);
      const { id } = await activeSuggestion(member, { availabilities: [time] });
      const [chosen] = await Promise.all([
        choose(id, time),
        call(member.idToken, "DELETE", `/onetime/${id}`, undefined, { "idempotency-key": randomUUID() }),
      ]);
      const held = (await stored(tenant.teamId, "host-days"))
        .filter((day) => String(day.id).startsWith(member.uid))
        .flatMap(({ intervals }) => intervals as { start_ms: number; event_id: string }[])
        .filter(({ start_ms }) => start_ms === Date.parse(time.start));
      expect([201, 404]).toContain(chosen.status);
      expect(held.map(({ event_id }) => event_id)).toEqual(chosen.status === 201 ? [chosen.body.id] : []);
    }
  });
});

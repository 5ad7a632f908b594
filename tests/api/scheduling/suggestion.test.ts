import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { bookingPage, bookingRequest, connectGoogle } from "../../support/scheduling/booking";
import { activeSuggestion, choose, suggestion, timeOn } from "../../support/scheduling/suggestion";
import { call } from "../../support/suite/call";
import { connect } from "../../support/suite/client";
import { eventsOf, stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let host: Member;
let mate: Member;
const visitor = connect();

beforeAll(async () => {
  tenant = await createTenant();
  [host, mate] = [await tenant.member(), await tenant.member()];
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

describe("a suggestion", () => {
  test("is saved under the client's id, and public only after a separate activation", async () => {
    const id = randomUUID();
    const body = suggestion({ location: { type: "address", value: "서울시 강남구 1" } });
    const saved = await host.client.scheduling.putOnetime({ params: { id }, body });
    expect(saved).toMatchObject({ ...body, id, state: "created", link: `${suite.appUrl}/meet/${id}` });
    expect(saved.organizer).toMatchObject({ id: host.uid, email: host.email });
    await expect(opened(id)).rejects.toMatchObject({ status: 404 });

    await host.client.scheduling.activateOnetime({ params: { id }, query: { activate: true } });
    const shown = await opened(id);
    expect(shown).toMatchObject({
      title: body.title,
      availabilities: body.availabilities,
      organizer: { id: host.uid, name: host.display_name },
      meeting_plan: { type: "offline", value: "서울시 강남구 1" },
      invitee: { name: "김하나", email: "h***@example.org" },
      state: "open",
    });
    expect(JSON.stringify(shown)).not.toContain(host.email);
    const asked = await visitor.scheduling.getPublicTimeslots({ query: { id, type: "onetime" } });
    expect(asked).toEqual({ type: "onetime", onetime: shown });
  });

  test("masks its invitee's address, which the booking still uses", async () => {
    const { id, body } = await activeSuggestion(host, { availabilities: [timeOn(8)] });
    const page = await (await fetch(`${suite.appUrl}/meet/${id}`)).text();
    expect(page).toContain("h***@example.org");
    expect(page).not.toContain(body.invitee.email);
    expect(await choose(id, timeOn(8), { email: "h***@example.com" })).toMatchObject({ status: 400 });
    const booked = await choose(id, timeOn(8), { email: "h***@example.org" });
    expect(booked).toMatchObject({ status: 201, body: { invitee: { email: "h***@example.org" } } });
    const event = await host.client.scheduling.getScheduledEvent({ params: { id: String(booked.body.id) } });
    expect(event.invitees).toMatchObject([{ email: body.invitee.email }]);
  });

  test("is saved and activated once, however often it is sent", async () => {
    const member = await tenant.member();
    const { id, body } = await activeSuggestion(member);
    await member.client.scheduling.putOnetime({ params: { id }, body });
    const again = await member.client.scheduling.activateOnetime({ params: { id }, query: { activate: true } });
    expect(again.state).toBe("activated");
    const key = randomUUID();
    const other = randomUUID();
    const put = () =>
      member.client.scheduling.putOnetime({ params: { id: other }, body }, { context: { idempotencyKey: key } });
    expect(await put()).toEqual(await put());
    const mine = (type: string) =>
      eventsOf(tenant.teamId, type).then((all) => all.filter((one) => JSON.stringify(one).includes(member.uid)));
    expect(await mine("onetime.created")).toHaveLength(2);
    expect(await mine("onetime.changed")).toHaveLength(1);
  });

  test("has no form: answers and a submission sent with the booking are dropped", async () => {
    const { id, body } = await activeSuggestion(host, { availabilities: [timeOn(31)] });
    const [time] = body.availabilities;
    if (!time) throw new Error("Nothing is offered.");
    const answers = {
      q_a: [{ name: "made-up", value: "x".repeat(5000) }],
      submission: { id: randomUUID(), router_id: "abcdefghij" },
    };
    const sent = { ...bookingRequest(time), ...answers };
    const booked = await call("", "POST", `/public/scheduled-events?type=onetime&id=${id}`, sent);
    expect(booked.status).toBe(201);
    const event = await host.client.scheduling.getScheduledEvent({ params: { id: String(booked.body.id) } });
    expect(event).toMatchObject({ q_a: [], submission: null });
  });

  test("shows no phone number and link before it is booked", async () => {
    const byPhone = await activeSuggestion(host);
    const link = { type: "custom" as const, value: "https://meet.example.org/secret" };
    const byLink = await activeSuggestion(host, { location: null, conferencing: link });
    for (const { id } of [byPhone, byLink]) expect((await opened(id)).meeting_plan.value).toBe("");
  });

  test("is listed for the team, own ones first", async () => {
    const member = await tenant.member();
    const { id } = await activeSuggestion(member);
    await activeSuggestion(host);
    const { data } = await member.client.scheduling.listOnetime({});
    expect(data[0]?.id).toBe(id);
    expect(new Set(data.map(({ organizer }) => organizer.id)).size).toBeGreaterThan(1);
    const stranger = await (await createTenant()).member("admin");
    expect((await stranger.client.scheduling.listOnetime({})).data).toEqual([]);
  });
});

describe("is refused", () => {
  const past = { start: "2024-01-01T01:00:00.000Z", end: "2024-01-01T01:30:00.000Z" };
  const meet = { type: "google-meet" as const, value: "" as const };
  const foreign = { provider: "google" as const, email: "someone@example.org", id: "someone@example.org" };

  test.each([
    ["a past time", { availabilities: [timeOn(4), past] }],
    ["Google Meet without a Google calendar", { location: null, conferencing: meet }],
    ["somebody else's calendar", { dest_cal: foreign }],
    ["an attendee who is nobody", { attendees: ["nobody"] }],
  ])("%s", async (_, changes) => {
    const id = randomUUID();
    const put = host.client.scheduling.putOnetime({ params: { id }, body: suggestion(changes) });
    await expect(put).rejects.toMatchObject({ status: 400, details: [{ path: expect.stringContaining("body.") }] });
    await expect(
      host.client.scheduling.activateOnetime({ params: { id }, query: { activate: true } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ["no time", { availabilities: [] }],
    ["the same time twice", { availabilities: [timeOn(4), timeOn(4)] }],
    ["two ways to meet", { conferencing: meet }],
    ["no way to meet", { location: null }],
    ["an id that is no UUID", {}],
  ])("%s", async (what, changes) => {
    const id = what.includes("UUID") ? "mine" : randomUUID();
    const answer = await call(host.idToken, "PUT", `/onetime/${id}`, { ...suggestion(), ...changes });
    expect(answer.status).toBe(400);
  });

  test("more days with held times than one transaction can hold", async () => {
    const availabilities = Array.from({ length: 100 }, (_, place) => timeOn(place + 1));
    const attendees = await Promise.all([1, 2].map(async () => (await tenant.member()).uid));
    const id = randomUUID();
    const put = (hold: boolean) =>
      host.client.scheduling.putOnetime({ params: { id }, body: suggestion({ availabilities, attendees, hold }) });
    await expect(put(true)).rejects.toMatchObject({ status: 400 });
    expect((await put(false)).availabilities).toHaveLength(100);
  });
});

describe("only its organizer", () => {
  test("can change it, and another team can neither see nor change it", async () => {
    const { id, body } = await activeSuggestion(host);
    const stranger = await (await createTenant()).member("admin");
    const changed = { ...body, title: "mine" };
    const admin = await tenant.member("admin");
    for (const member of [mate, admin]) {
      await expect(member.client.scheduling.putOnetime({ params: { id }, body: changed })).rejects.toMatchObject({
        status: 403,
      });
      await expect(member.client.scheduling.deleteOnetime({ params: { id } })).rejects.toMatchObject({ status: 403 });
    }
    const { putOnetime, activateOnetime, deleteOnetime } = stranger.client.scheduling;
    const put = putOnetime({ params: { id }, body: { ...changed, attendees: [] } });
    await expect(put).rejects.toMatchObject({ status: 409, details: undefined });
    await expect(activateOnetime({ params: { id }, query: { activate: true } })).rejects.toMatchObject({ status: 404 });
    await expect(deleteOnetime({ params: { id } })).rejects.toMatchObject({ status: 404 });
    expect((await opened(id)).title).toBe(body.title);
  });
});

describe("held times", () => {
  test("are hidden from booking pages once activated, follow changes, and are freed with the suggestion", async () => {
    const member = await newHost();
    const page = await bookingPage(member);
    const [first, second, third] = [timeOn(5), timeOn(5, 14), timeOn(6)];
    const id = randomUUID();
    const { putOnetime, activateOnetime, deleteOnetime } = member.client.scheduling;
    const body = suggestion({ availabilities: [first, second] });
    await putOnetime({ params: { id }, body });
    expect(await startsOn(page.id, first)).toContain(first.start);

    await activateOnetime({ params: { id }, query: { activate: true } });
    const starts = await startsOn(page.id, first);
    expect(starts).not.toContain(first.start);
    expect(starts).not.toContain(second.start);
    expect(await bookPage(page.id, first)).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });

    await putOnetime({ params: { id }, body: { ...body, availabilities: [second, third] } });
    expect(await startsOn(page.id, first)).toContain(first.start);
    expect(await startsOn(page.id, third)).not.toContain(third.start);

    await putOnetime({ params: { id }, body: { ...body, availabilities: [second, third], hold: false } });
    expect(await startsOn(page.id, third)).toContain(third.start);
    await putOnetime({ params: { id }, body: { ...body, availabilities: [third] } });
    expect(await startsOn(page.id, third)).not.toContain(third.start);

    await deleteOnetime({ params: { id } });
    expect(await startsOn(page.id, third)).toContain(third.start);
    await expect(opened(id)).rejects.toMatchObject({ status: 404 });
  });

  test("are held for the attendees, too", async () => {
    const [organizer, attendee] = [await tenant.member(), await newHost()];
    const page = await bookingPage(attendee);
    const time = timeOn(7);
    const { id, body } = await activeSuggestion(organizer, { availabilities: [time], attendees: [attendee.uid] });
    expect(await startsOn(page.id, time)).not.toContain(time.start);
    await organizer.client.scheduling.putOnetime({ params: { id }, body: { ...body, attendees: [] } });
    expect(await startsOn(page.id, time)).toContain(time.start);
  });

  test("are freed once the organizer has left", async () => {
    const [organizer, attendee, admin] = [await tenant.member(), await newHost(), await tenant.member("admin")];
    const page = await bookingPage(attendee);
    const time = timeOn(7);
    const { id } = await activeSuggestion(organizer, { availabilities: [time], attendees: [attendee.uid] });
    expect(await startsOn(page.id, time)).not.toContain(time.start);
    const params = { teamId: tenant.teamId, userId: organizer.uid };
    await admin.client.teams.setActivation({ params, body: { active: false } });
    await until(async () => (await startsOn(page.id, time)).includes(time.start));
    const { data } = await attendee.client.scheduling.listOnetime({});
    expect(data.map((one) => one.id)).not.toContain(id);
  });

  test("can't overlap a meeting", async () => {
    const member = await newHost();
    const page = await bookingPage(member);
    const time = timeOn(5);
    expect(await bookPage(page.id, time)).toMatchObject({ status: 201 });
    await expect(activeSuggestion(member, { availabilities: [time] })).rejects.toMatchObject({ code: "SLOT_TAKEN" });
    const { id } = await activeSuggestion(member, { availabilities: [time, timeOn(5, 15)], hold: false });
    expect((await opened(id)).availabilities).toEqual([timeOn(5, 15)]);
  });

  test("expire at the time itself, after 30 days at most", async () => {
    const member = await tenant.member();
    const [soon, late] = [timeOn(1), timeOn(9)];
    await activeSuggestion(member, { availabilities: [soon, late] });
    const days = (await stored(tenant.teamId, "host-days")).filter(({ id }) => String(id).startsWith(member.uid));
    const held = days.flatMap(({ intervals }) => intervals as { start_ms: number; expires_ms: number }[]);
    const expiresAt = (start: string) => held.find(({ start_ms }) => start_ms === Date.parse(start))?.expires_ms;
    expect(expiresAt(soon.start)).toBe(Date.parse(soon.start));
    expect(Math.abs((expiresAt(late.start) ?? 0) - Date.now() - 30 * 86_400_000)).toBeLessThan(60_000);
  });
});

import "../../support/suite/product-config";
import { randomUUID } from "node:crypto";
import type { Provider } from "@dure/domain/teams/connection";
import { beforeAll, describe, expect, test } from "vitest";
import { conferenceLink } from "../../../functions/src/scheduling/conferencing/conferencing";
import { connectConferencing } from "../../support/scheduling/booking";
import { dayAfter } from "../../support/suite/monday";
import type { Fault } from "../../support/suite/stand-in";
import { pause } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { SERVICES, zoom } from "./conferencing-fixture";

let tenant: Tenant;

beforeAll(async () => {
  tenant = await createTenant();
});

async function newHost(provider: Provider): Promise<Member> {
  const host = await tenant.member();
  await connectConferencing(host, provider);
  return host;
}

const eventOf = (type: string, host: Member) => ({
  id: randomUUID(),
  type,
  hostId: host.uid,
  title: "도입 상담",
  range: { start: `${dayAfter(1)}T01:00:00.000Z`, end: `${dayAfter(1)}T01:30:00.000Z` },
  timezone: "Asia/Seoul",
  sequence: 0,
  cancelled: false,
});

type Event = ReturnType<typeof eventOf>;

const moved = (event: Event) => ({
  ...event,
  sequence: event.sequence + 1,
  range: { start: `${dayAfter(2)}T05:00:00.000Z`, end: `${dayAfter(2)}T05:30:00.000Z` },
});
const cancelled = (event: Event) => ({ ...event, sequence: event.sequence + 1, cancelled: true });

/** Retries after failures, as the job does. */
async function untilDone(event: Event): Promise<{ link: string }> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await conferenceLink(tenant.teamId, event);
    } catch (error) {
      if (tried === 5) throw error;
      await pause(200);
    }
  }
}

const conferenceOf = (event: Event) => tenant.team.collection("conferences").doc(event.id);

describe.each(SERVICES)("$type", ({ type, provider, create, service, meetings }) => {
  test("a conferencing account is connected separately from calendars", async () => {
    const host = await newHost(provider);
    const { services } = await host.client.teams.listConnections({ query: { service: "conferencing" } });
    expect(services).toMatchObject([{ provider, email: host.email, service: "conferencing", needs_regrant: false }]);
    expect(await host.client.scheduling.listCalendars({})).toMatchObject({ data: [] });
  });

  test("a meeting is created, moved and deleted with its event, under one link", async () => {
    const host = await newHost(provider);
    const event = eventOf(type, host);
    const { link } = await conferenceLink(tenant.teamId, event);
    const [made] = await meetings(host.email);
    expect(made).toMatchObject({ title: "도입 상담", start: event.range.start, link });
    expect(await conferenceLink(tenant.teamId, event)).toEqual({ link });

    expect(await conferenceLink(tenant.teamId, moved(event))).toEqual({ link });
    expect(await meetings(host.email)).toEqual([{ ...made, start: moved(event).range.start }]);
    // A late, older state changes nothing.
    expect(await conferenceLink(tenant.teamId, event)).toEqual({ link });
    expect(await meetings(host.email)).toMatchObject([{ start: moved(event).range.start }]);

    const over = cancelled(moved(event));
    expect(await conferenceLink(tenant.teamId, over)).toEqual({ link: "" });
    expect(await conferenceLink(tenant.teamId, over)).toEqual({ link: "" });
    expect(await meetings(host.email)).toEqual([]);
  });

  test("three concurrent tasks create one meeting", async () => {
    const host = await newHost(provider);
    const event = eventOf(type, host);
    const answers = await Promise.allSettled([1, 2, 3].map(() => conferenceLink(tenant.teamId, event)));
    expect(answers.some(({ status }) => status === "fulfilled")).toBe(true);
    const { link } = await untilDone(event);
    expect(await meetings(host.email)).toMatchObject([{ link }]);
  });

  test.each<[string, Omit<Fault, "path">]>([
    ["answers 500 twice", { status: 500, times: 2 }],
    ["limits the rate once", { status: 429, times: 1 }],
    ["is slow", { delayMs: 1_000, times: 1 }],
    ["creates the meeting, but its response is lost", { after: "effect", times: 1 }],
    ["creates the meeting, but answers 502", { status: 502, after: "effect", times: 1 }],
  ])("a service that %s creates one meeting in the end", async (_, fault) => {
    const host = await newHost(provider);
    const event = eventOf(type, host);
    await service.addFault({ path: create, method: "POST", ...fault });
    const { link } = await untilDone(event);
    expect(await meetings(host.email)).toMatchObject([{ link }]);
  });

  test("after a crash, the meeting is found again, or deleted if the event was canceled since", async () => {
    const host = await newHost(provider);
    const [kept, lost] = [eventOf(type, host), eventOf(type, host)];
    const forget = { meeting_id: "", link: "", sequence: -1 };
    const { link } = await conferenceLink(tenant.teamId, kept);
    await conferenceLink(tenant.teamId, lost);
    await Promise.all([kept, lost].map((event) => conferenceOf(event).update(forget)));

    expect(await conferenceLink(tenant.teamId, kept)).toEqual({ link });
    expect(await conferenceLink(tenant.teamId, cancelled(lost))).toEqual({ link: "" });
    expect(await meetings(host.email)).toMatchObject([{ link }]);
  });

  test("the lease of a dead process is taken over only when it has expired", async () => {
    const host = await newHost(provider);
    const event = eventOf(type, host);
    await conferenceLink(tenant.teamId, event);
    await conferenceOf(event).update({ busy_until_ms: Date.now() + 30_000 });
    await expect(conferenceLink(tenant.teamId, moved(event))).rejects.toThrow("is being made");
    await conferenceOf(event).update({ busy_until_ms: Date.now() - 1 });
    await conferenceLink(tenant.teamId, moved(event));
    expect(await meetings(host.email)).toMatchObject([{ start: moved(event).range.start }]);
  });

  test("expired tokens are refreshed", async () => {
    const host = await newHost(provider);
    for (let round = 0; round < 2; round += 1) {
      await service.expireTokens(host.email);
      await conferenceLink(tenant.teamId, eventOf(type, host));
    }
    expect(await meetings(host.email)).toHaveLength(2);
  });

  test("without an account, or with a revoked grant, the host must connect one", async () => {
    const stranger = await tenant.member();
    const refusal = { code: "REGRANT_PERMISSION" };
    await expect(conferenceLink(tenant.teamId, eventOf(type, stranger))).rejects.toMatchObject(refusal);
    expect(await conferenceLink(tenant.teamId, cancelled(eventOf(type, stranger)))).toEqual({ link: "" });

    const host = await newHost(provider);
    await service.revokeGrant(host.email);
    const event = eventOf(type, host);
    await expect(conferenceLink(tenant.teamId, event)).rejects.toMatchObject(refusal);
    await connectConferencing(host, provider);
    const { link } = await conferenceLink(tenant.teamId, event);
    expect(await meetings(host.email)).toMatchObject([{ link }]);
  });
});

test("a Zoom meeting that its host has deleted is created again when the event moves", async () => {
  const host = await newHost("zoom");
  const event = eventOf("zoom", host);
  const first = await conferenceLink(tenant.teamId, event);
  await zoom.post("/__delete-meetings", { email: host.email });
  const second = await conferenceLink(tenant.teamId, moved(event));
  expect(second.link).not.toBe(first.link);
  expect(await SERVICES[0].meetings(host.email)).toMatchObject([{ link: second.link }]);
});

test("a meeting that is created again with a lost response is found, or deleted with its event", async () => {
  const host = await newHost("zoom");
  for (const last of [moved, cancelled]) {
    const event = eventOf("zoom", host);
    await conferenceLink(tenant.teamId, event);
    await zoom.post("/__delete-meetings", { email: host.email });
    await zoom.addFault({ path: SERVICES[0].create, method: "POST", after: "effect", times: 1 });
    await expect(conferenceLink(tenant.teamId, moved(event))).rejects.toThrow();
    const { link } = await untilDone(last(moved(event)));
    expect(await SERVICES[0].meetings(host.email)).toMatchObject(link ? [{ link }] : []);
  }
});

test("other ways to meet create no online meeting", async () => {
  const host = await tenant.member();
  for (const type of ["google-meet", "custom", "phone", "offline"])
    expect(await conferenceLink(tenant.teamId, eventOf(type, host))).toEqual({ link: "" });
});

import "../../support/suite/product-config";
import { randomUUID } from "node:crypto";
import type { Provider } from "@dure/domain/teams/connection";
import { beforeAll, describe, expect, test } from "vitest";
import { conferenceLink } from "../../../functions/src/scheduling/conferencing/conferencing";
import { mailTo } from "../../support/email/inbox";
import {
  bookingPage,
  connectAccount,
  connectConferencing,
  connectGoogle,
  meetingBy,
  organizerOf,
  slotsOf,
} from "../../support/scheduling/booking";
import { meetingsIn } from "../../support/scheduling/google";
import { bookSlot } from "../../support/scheduling/reminders";
import { dayAfter } from "../../support/suite/monday";
import { untilIdle } from "../../support/suite/queue";
import { type Fault, standIn } from "../../support/suite/stand-in";
import { suite } from "../../support/suite/suite";
import { pause, until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

type Made = { id: string; title: string; start: string; link: string };

const zoom = standIn(suite.zoomUrl);
const microsoft = standIn(suite.microsoftUrl);

type ZoomMeeting = { id: number; email: string; topic: string; start_time: string; join_url: string };
type TeamsMeeting = { id: string; email: string; subject: string; startDateTime: string; joinWebUrl: string };

const SERVICES = [
  {
    type: "zoom",
    provider: "zoom",
    create: "/v2/users/me/meetings$",
    service: zoom,
    meetings: async (email: string): Promise<Made[]> =>
      (await zoom.state<{ meetings: ZoomMeeting[] }>()).meetings
        .filter((one) => one.email === email)
        .map(({ id, topic, start_time, join_url }) => ({
          ...{ id: String(id), title: topic, link: join_url },
          start: new Date(start_time).toISOString(),
        })),
  },
  {
    type: "teams",
    provider: "outlook",
    create: "/onlineMeetings/createOrGet$",
    service: microsoft,
    meetings: async (email: string): Promise<Made[]> =>
      (await microsoft.state<{ onlineMeetings: TeamsMeeting[] }>()).onlineMeetings
        .filter((one) => one.email === email)
        .map(({ id, subject, startDateTime, joinWebUrl }) => ({
          ...{ id, title: subject, link: joinWebUrl },
          start: startDateTime,
        })),
  },
] as const;

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

/** As a job does: again after each failure, a few times. */
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
  test("an account of one's own is connected beside calendars, not as one", async () => {
    const host = await newHost(provider);
    const { services } = await host.client.teams.listConnections({ query: { service: "conferencing" } });
    expect(services).toMatchObject([{ provider, email: host.email, service: "conferencing", needs_regrant: false }]);
    expect(await host.client.scheduling.listCalendars({})).toMatchObject({ data: [] });
  });

  test("a meeting is made, moved and removed with its event, under one link", async () => {
    const host = await newHost(provider);
    const event = eventOf(type, host);
    const { link } = await conferenceLink(tenant.teamId, event);
    const [made] = await meetings(host.email);
    expect(made).toMatchObject({ title: "도입 상담", start: event.range.start, link });
    expect(await conferenceLink(tenant.teamId, event)).toEqual({ link });

    expect(await conferenceLink(tenant.teamId, moved(event))).toEqual({ link });
    expect(await meetings(host.email)).toEqual([{ ...made, start: moved(event).range.start }]);
    // An older state that comes late changes nothing.
    expect(await conferenceLink(tenant.teamId, event)).toEqual({ link });
    expect(await meetings(host.email)).toMatchObject([{ start: moved(event).range.start }]);

    const over = cancelled(moved(event));
    expect(await conferenceLink(tenant.teamId, over)).toEqual({ link: "" });
    expect(await conferenceLink(tenant.teamId, over)).toEqual({ link: "" });
    expect(await meetings(host.email)).toEqual([]);
  });

  test("three tasks at once make one meeting", async () => {
    const host = await newHost(provider);
    const event = eventOf(type, host);
    const answers = await Promise.allSettled([1, 2, 3].map(() => conferenceLink(tenant.teamId, event)));
    expect(answers.some(({ status }) => status === "fulfilled")).toBe(true);
    const { link } = await untilDone(event);
    expect(await meetings(host.email)).toMatchObject([{ link }]);
  });

  test.each<[string, Omit<Fault, "path">]>([
    ["answers 500 twice", { status: 500, times: 2 }],
    ["says that there are too many calls", { status: 429, times: 1 }],
    ["is slow", { delayMs: 1_000, times: 1 }],
    ["makes the meeting, but its answer is lost", { after: "effect", times: 1 }],
    ["makes the meeting, but answers 502", { status: 502, after: "effect", times: 1 }],
  ])("a service that %s has one meeting in the end", async (_, fault) => {
    const host = await newHost(provider);
    const event = eventOf(type, host);
    await service.addFault({ path: create, method: "POST", ...fault });
    const { link } = await untilDone(event);
    expect(await meetings(host.email)).toMatchObject([{ link }]);
  });

  test("a process that died after the call finds its meeting again; cancelled meanwhile, it removes it", async () => {
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

  test("one that a dead process holds is taken over after a minute, not before", async () => {
    const host = await newHost(provider);
    const event = eventOf(type, host);
    await conferenceLink(tenant.teamId, event);
    await conferenceOf(event).update({ busy_until_ms: Date.now() + 30_000 });
    await expect(conferenceLink(tenant.teamId, moved(event))).rejects.toThrow("is being made");
    await conferenceOf(event).update({ busy_until_ms: Date.now() - 1 });
    await conferenceLink(tenant.teamId, moved(event));
    expect(await meetings(host.email)).toMatchObject([{ start: moved(event).range.start }]);
  });

  test("a token that ended is renewed, and the next one too", async () => {
    const host = await newHost(provider);
    for (let round = 0; round < 2; round += 1) {
      await service.expireTokens(host.email);
      await conferenceLink(tenant.teamId, eventOf(type, host));
    }
    expect(await meetings(host.email)).toHaveLength(2);
  });

  test("without an account, or with a grant taken back, the host has to connect one", async () => {
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

describe.each(SERVICES)("a page that meets on $type", ({ type, provider, meetings }) => {
  const bookOn = async (host: Member, before: () => Promise<void> = async () => {}) => {
    const page = await bookingPage(host, { meeting_plans: meetingBy({ type }) });
    await before();
    const [slot, later] = await slotsOf(page.id, 3, 7);
    if (!slot || !later) throw new Error("No free time.");
    return { event: await bookSlot(page.id, slot), later };
  };
  const listed = async (host: Member, id: string) =>
    (await host.client.scheduling.listScheduledEvents({ query: {} })).data.find((one) => one.id === id);
  const planOf = async (host: Member, id: string) => (await listed(host, id))?.meeting_plan;

  test("gives its link to mails and calendar, and moves and ends with the event", async () => {
    const host = await newHost(provider);
    await connectGoogle(host);
    const { event, later } = await bookOn(host);
    const mail = await mailTo(event.email, "미팅 확정");
    const [made, ...others] = await meetings(host.email);
    expect(others).toEqual([]);
    expect(mail.text).toContain(made?.link);
    expect(await planOf(host, event.id)).toMatchObject({ type, value: made?.link });
    expect(await meetingsIn(host.email, "30분 상담")).toMatchObject([{ more: { location: made?.link } }]);

    const body = { start: later.start, end: later.end, reason: "변경" };
    await host.client.scheduling.rescheduleEvent({ params: { id: event.id }, query: {}, body });
    expect((await mailTo(event.email, "미팅 일정 변경")).text).toContain(made?.link);
    expect(await meetings(host.email)).toEqual([{ ...made, start: later.start }]);
    await host.client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "출장" } });
    await mailTo(event.email, "미팅 취소");
    expect(await meetings(host.email)).toEqual([]);
  });

  test("whose account is gone tells its host, and makes the meeting once one is connected", async () => {
    const host = await newHost(provider);
    await connectGoogle(host);
    const { event } = await bookOn(host, async () => {
      const { services } = await host.client.teams.listConnections({ query: { service: "conferencing" } });
      await host.client.teams.deleteConnection({ query: { provider, token: services[0]?.id ?? "" } });
    });
    await mailTo(event.email, "미팅 확정");
    await mailTo(host.email, "화상 회의 만들기 실패");
    expect(await meetingsIn(host.email, "30분 상담")).toHaveLength(1);
    await connectConferencing(host, provider);
    await until(async () => (await planOf(host, event.id))?.value !== "");
    const [made] = await meetings(host.email);
    expect(await planOf(host, event.id)).toMatchObject({ value: made?.link });
    expect(await meetings(host.email)).toHaveLength(1);
    expect(await meetingsIn(host.email, "30분 상담")).toHaveLength(1);
  });

  test("whose account is gone with the calendar's makes the meeting, whichever is connected first", async () => {
    const host = await newHost(provider);
    await connectGoogle(host);
    const { event } = await bookOn(host, async () => {
      const { services } = await host.client.teams.listConnections({ query: { service: "conferencing" } });
      await host.client.teams.deleteConnection({ query: { provider, token: services[0]?.id ?? "" } });
    });
    await mailTo(host.email, "화상 회의 만들기 실패");
    // As after any other account: the calendar is written again, and the online meeting still can't be made.
    await connectGoogle(host);
    await until(async () => (await listed(host, event.id))?.calendar_state === "failed");
    await untilIdle(tenant.teamId);
    expect(await listed(host, event.id)).toMatchObject({ calendar_state: "failed" });
    await connectConferencing(host, provider);
    await until(async () => (await planOf(host, event.id))?.value !== "");
    await until(async () => (await listed(host, event.id))?.calendar_state === "written");
  });
});

test("a Zoom meeting that its host deleted there is made anew when the event moves", async () => {
  const host = await newHost("zoom");
  const event = eventOf("zoom", host);
  const first = await conferenceLink(tenant.teamId, event);
  await zoom.post("/__delete-meetings", { email: host.email });
  const second = await conferenceLink(tenant.teamId, moved(event));
  expect(second.link).not.toBe(first.link);
  expect(await SERVICES[0].meetings(host.email)).toMatchObject([{ link: second.link }]);
});

test("a Google Meet page whose calendar can make none, saved before that was refused, tells its host", async () => {
  const host = await tenant.member();
  await connectAccount(host, "outlook");
  const [calendar] = (await host.client.scheduling.listCalendars({})).data;
  if (!calendar) throw new Error("Outlook has no calendar.");
  const ref = { ...calendar.account, id: calendar.id };
  const organizers = [organizerOf(host, { dest_cal: ref, conflict_cals: [ref] })];
  const page = await bookingPage(host, { organizers });
  await tenant.team
    .collection("booking-pages")
    .doc(page.id)
    .update({ meeting_plans: meetingBy({ type: "google-meet" }) });
  const [slot] = await slotsOf(page.id, 3, 7);
  if (!slot) throw new Error("No free time.");
  const event = await bookSlot(page.id, slot);
  await mailTo(event.email, "미팅 확정");
  await mailTo(host.email, "화상 회의 만들기 실패");
});

test("other ways to meet have no online meeting", async () => {
  const host = await tenant.member();
  for (const type of ["google-meet", "custom", "phone", "offline"])
    expect(await conferenceLink(tenant.teamId, eventOf(type, host))).toEqual({ link: "" });
});

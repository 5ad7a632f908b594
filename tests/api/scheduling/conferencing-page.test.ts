import "../../support/suite/product-config";
import type { Provider } from "@dure/domain/teams/connection";
import { beforeAll, describe, expect, test } from "vitest";
import { mailTo } from "../../support/email/inbox";
import {
  bookingPage,
  connectAccount,
  connectConferencing,
  connectGoogle,
  meetingPlans,
  organizerOf,
  slotsOf,
} from "../../support/scheduling/booking";
import { meetingsIn } from "../../support/scheduling/google";
import { bookSlot } from "../../support/scheduling/reminders";
import { untilIdle } from "../../support/suite/queue";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { SERVICES } from "./conferencing-fixture";

let tenant: Tenant;

beforeAll(async () => {
  tenant = await createTenant();
});

async function newHost(provider: Provider): Promise<Member> {
  const host = await tenant.member();
  await connectConferencing(host, provider);
  return host;
}

describe.each(SERVICES)("a page that meets on $type", ({ type, provider, meetings }) => {
  const bookOn = async (host: Member, before: () => Promise<void> = async () => {}) => {
    const page = await bookingPage(host, { meeting_plans: meetingPlans({ type }) });
    await before();
    const [slot, later] = await slotsOf(page.id, 3, 7);
    if (!slot || !later) throw new Error("No free time.");
    return { event: await bookSlot(page.id, slot), later };
  };
  const listed = async (host: Member, id: string) =>
    (await host.client.scheduling.listScheduledEvents({ query: {} })).data.find((one) => one.id === id);
  const planOf = async (host: Member, id: string) => (await listed(host, id))?.meeting_plan;

  test("puts its link in mails and calendar, and moves and deletes the online meeting with the event", async () => {
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

  test("without its account tells the host, and creates the online meeting once one is connected", async () => {
    const host = await newHost(provider);
    await connectGoogle(host);
    const { event } = await bookOn(host, async () => {
      const { services } = await host.client.teams.listConnections({ query: { service: "conferencing" } });
      await host.client.teams.deleteConnection({ query: { provider, token: services[0]?.id ?? "" } });
    });
    await mailTo(event.email, "미팅 확정");
    await mailTo(host.email, "화상 미팅 만들기 실패");
    expect(await meetingsIn(host.email, "30분 상담")).toHaveLength(1);
    await connectConferencing(host, provider);
    await until(async () => (await planOf(host, event.id))?.value !== "");
    const [made] = await meetings(host.email);
    expect(await planOf(host, event.id)).toMatchObject({ value: made?.link });
    expect(await meetings(host.email)).toHaveLength(1);
    expect(await meetingsIn(host.email, "30분 상담")).toHaveLength(1);
  });

  test("without its account and calendar creates the online meeting once both are connected", async () => {
    const host = await newHost(provider);
    await connectGoogle(host);
    const { event } = await bookOn(host, async () => {
      const { services } = await host.client.teams.listConnections({ query: { service: "conferencing" } });
      await host.client.teams.deleteConnection({ query: { provider, token: services[0]?.id ?? "" } });
    });
    await mailTo(host.email, "화상 미팅 만들기 실패");
    // Connecting Google writes the calendar again, but the online meeting still cannot be created.
    await connectGoogle(host);
    await until(async () => (await listed(host, event.id))?.calendar_state === "failed");
    await untilIdle(tenant.teamId);
    expect(await listed(host, event.id)).toMatchObject({ calendar_state: "failed" });
    await connectConferencing(host, provider);
    await until(async () => (await planOf(host, event.id))?.value !== "");
    await until(async () => (await listed(host, event.id))?.calendar_state === "written");
  });
});

test("a Google Meet page on another provider's calendar, saved before that was refused, tells its host", async () => {
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
    .update({ meeting_plans: meetingPlans({ type: "google-meet" }) });
  const [slot] = await slotsOf(page.id, 3, 7);
  if (!slot) throw new Error("No free time.");
  const event = await bookSlot(page.id, slot);
  await mailTo(event.email, "미팅 확정");
  await mailTo(host.email, "화상 미팅 만들기 실패");
});

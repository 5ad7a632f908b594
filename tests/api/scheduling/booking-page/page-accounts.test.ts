import { beforeAll, describe, expect, test } from "vitest";
import {
  bookingPage,
  connectAccount,
  connectConferencing,
  connectGoogle,
  meetingPlans,
  organizerOf,
} from "../../../support/scheduling/booking";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

let tenant: Tenant;

beforeAll(async () => {
  tenant = await createTenant();
});

async function newHost(): Promise<Member> {
  const host = await tenant.member();
  await connectGoogle(host);
  return host;
}

const zoomPage = (hosts: [Member, ...Member[]], strategy: "collective" | "round-robin" = "collective") =>
  bookingPage(hosts[0], {
    strategy,
    organizers: hosts.map((host) => organizerOf(host)),
    meeting_plans: meetingPlans({ type: "zoom" }),
  });

const refusedAt = (...places: number[]) => ({
  code: "BAD_REQUEST",
  details: places.map((place) => ({ path: `body.organizers.${place}.meeting_plans` })),
});

describe.each([
  ["zoom", "zoom", "Zoom"],
  ["teams", "outlook", "Microsoft Teams"],
] as const)("a page that meets on %s", (type, provider, name) => {
  test("requires its host's account, and names the hosts without one", async () => {
    const host = await newHost();
    const publish = () => bookingPage(host, { meeting_plans: meetingPlans({ type }) });
    await expect(publish()).rejects.toMatchObject(refusedAt(0));
    await expect(publish()).rejects.toThrow(`${name} account isn't connected`);
    await connectConferencing(host, provider);
    const { page } = await publish();
    expect(page.meeting_plans).toMatchObject([{ type }]);
  });

  test("can't get this way to meet by a change without an account, but can be changed otherwise", async () => {
    const host = await newHost();
    const { id } = await bookingPage(host);
    const change = (body: object) => host.client.scheduling.changeBookingPage({ params: { id }, body });
    await expect(change({ meeting_plans: meetingPlans({ type }) })).rejects.toMatchObject(refusedAt(0));
    const own = [organizerOf(host, { meeting_plans: meetingPlans({ type }) })];
    await expect(change({ organizers: own })).rejects.toMatchObject(refusedAt(0));
    expect(await change({ title: "새 이름" })).toMatchObject({ title: "새 이름", meeting_plans: [{ type: "phone" }] });
  });
});

test("round robin requires everybody's account, and collective only that of the first host", async () => {
  const [first, second, third] = await Promise.all([newHost(), newHost(), newHost()]);
  await connectConferencing(first, "zoom");
  await expect(zoomPage([first, second, third], "round-robin")).rejects.toMatchObject(refusedAt(1, 2));
  const { id } = await zoomPage([first, second, third]);
  const roundRobin = { strategy: "round-robin" as const };
  await expect(first.client.scheduling.changeBookingPage({ params: { id }, body: roundRobin })).rejects.toMatchObject(
    refusedAt(1, 2),
  );
  await expect(zoomPage([second, first])).rejects.toMatchObject(refusedAt(0));
});

test("an account with a revoked grant counts as none", async () => {
  const host = await newHost();
  await connectConferencing(host, "zoom");
  await tenant.team
    .collection("connections")
    .where("user_id", "==", host.uid)
    .where("provider", "==", "zoom")
    .get()
    .then(({ docs }) => Promise.all(docs.map(({ ref }) => ref.update({ needs_regrant: true }))));
  await expect(zoomPage([host])).rejects.toMatchObject(refusedAt(0));
  await connectConferencing(host, "zoom");
  await zoomPage([host]);
});

test("an Outlook calendar creates Teams meetings without another account", async () => {
  const host = await tenant.member();
  await connectAccount(host, "outlook");
  const [calendar] = (await host.client.scheduling.listCalendars({})).data;
  if (!calendar) throw new Error("Outlook has no calendar.");
  const ref = { ...calendar.account, id: calendar.id };
  await bookingPage(host, {
    organizers: [organizerOf(host, { dest_cal: ref, conflict_cals: [ref] })],
    meeting_plans: meetingPlans({ type: "teams" }),
  });
});

test("a copy requires the account of the member who copies", async () => {
  const [owner, colleague] = await Promise.all([newHost(), newHost()]);
  await connectConferencing(owner, "zoom");
  const { id } = await zoomPage([owner]);
  const copy = () => colleague.client.scheduling.duplicateBookingPage({ params: { id }, body: {} });
  await expect(copy()).rejects.toMatchObject(refusedAt(0));
  await connectConferencing(colleague, "zoom");
  expect(await copy()).toMatchObject({ organizers: [{ id: colleague.uid }] });
});

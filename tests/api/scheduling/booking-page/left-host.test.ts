import { beforeAll, expect, test } from "vitest";
import { mailsTo, mailTo } from "../../../support/email/inbox";
import {
  bookEvent,
  bookingPage,
  bookingRequest,
  connectGoogle,
  organizerOf,
  slotsOf,
} from "../../../support/scheduling/booking";
import { connect } from "../../../support/suite/client";
import { MONDAY } from "../../../support/suite/monday";
import { untilIdle } from "../../../support/suite/queue";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

let tenant: Tenant;

beforeAll(async () => {
  tenant = await createTenant();
});

async function newPage(strategy: "collective" | "round-robin", count = 2) {
  const hosts = await Promise.all(Array.from({ length: count }, () => tenant.member()));
  for (const host of hosts) await connectGoogle(host);
  const [first, second = first] = hosts;
  if (!first || !second) throw new Error("A page needs a host.");
  const page = await bookingPage(first, { strategy, organizers: hosts.map((host) => organizerOf(host)) });
  return { first, second, page };
}

const leave = ({ uid }: Member) =>
  tenant.team.collection("users").doc(uid).update({ team_member_status: "DEACTIVATED" });

const book = (id: string, slot: { start: string; end: string } | undefined) =>
  connect().scheduling.bookPublicly({
    query: { id, type: "multi-use" },
    body: bookingRequest(slot ?? { start: "", end: "" }),
  });

const stateOf = async (id: string) => {
  const query = { start: MONDAY, end: MONDAY, timezone: "Asia/Seoul" };
  const { page, slots } = await connect().scheduling.getPublicBooking({ params: { id }, query });
  return { state: page.state, hosts: page.organizers.map((one) => one.id), slots: slots.length };
};

test("a round-robin page continues with the remaining hosts, each with their share", async () => {
  const { first, second, page } = await newPage("round-robin", 3);
  await leave(first);
  expect(await stateOf(page.id)).toMatchObject({ state: "active", slots: 18 });
  const slots = await slotsOf(page.id, 30, 7);
  const taken: string[] = [];
  for (const slot of slots.slice(0, 4)) taken.push((await book(page.id, slot)).host.id);
  expect(taken).not.toContain(first.uid);
  expect(taken.filter((id) => id === second.uid)).toHaveLength(2);
});

test("a collective page is closed while one of its hosts has left the team", async () => {
  const { first, second, page } = await newPage("collective");
  const [slot] = await slotsOf(page.id, 30, 7);
  await leave(second);
  expect(await stateOf(page.id)).toEqual({ state: "host_left", hosts: [first.uid], slots: 0 });
  await expect(book(page.id, slot)).rejects.toMatchObject({ status: 409, details: { state: "host_left" } });
  await first.client.scheduling.changeBookingPage({
    params: { id: page.id },
    body: { organizers: [organizerOf(first)] },
  });
  expect(await stateOf(page.id)).toMatchObject({ state: "active", slots: 18 });
  expect((await book(page.id, slot)).hosts).toHaveLength(1);
});

test("a meeting can be moved while its own hosts are there, whoever else has left", async () => {
  const { first, second, page } = await newPage("collective");
  const change = (...members: Member[]) =>
    first.client.scheduling.changeBookingPage({
      params: { id: page.id },
      body: { organizers: members.map((member) => organizerOf(member)) },
    });
  await change(first);
  const { uuid } = await bookEvent(page);
  await change(first, second);
  await leave(second);
  const asked = { start: MONDAY, end: MONDAY, timezone: "Asia/Seoul", event: uuid };
  const moving = () => connect().scheduling.getPublicBooking({ params: { id: page.id }, query: asked });
  expect(await stateOf(page.id)).toMatchObject({ state: "host_left", slots: 0 });
  const open = await moving();
  expect(open.page.state).toBe("active");
  expect(open.slots).toHaveLength(18);
  await leave(first);
  expect(await moving()).toMatchObject({ page: { state: "host_left" }, slots: [] });
});

test("a round-robin page without any hosts is closed", async () => {
  const { first, second, page } = await newPage("round-robin");
  await Promise.all([leave(first), leave(second)]);
  expect(await stateOf(page.id)).toEqual({ state: "host_left", hosts: [], slots: 0 });
});

test("a meeting of a host who left can only be canceled, by an admin, and the host gets no mail", async () => {
  const { first, page } = await newPage("round-robin", 1);
  const email = `left-${page.id}@example.org`;
  const event = await bookEvent(page, { email });
  await mailTo(first.email, "미팅 확정");
  const [, target] = await slotsOf(page.id, 30, 7);
  await leave(first);
  const open = () => connect().scheduling.getPublicEvent({ params: { uuid: event.uuid }, query: {} });
  expect(await open()).toMatchObject({ can_reschedule: false, cancelled: false });
  const move = connect().scheduling.reschedulePublicly({
    params: { id: event.uuid },
    query: {},
    body: { start: target?.start ?? "", end: target?.end ?? "", reason: "다른 일" },
  });
  await expect(move).rejects.toMatchObject({ status: 409, code: "CONFLICT" });

  const admin = await tenant.member("admin");
  await admin.client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "호스트 퇴사" } });
  await mailTo(email, "미팅 취소");
  await untilIdle(tenant.teamId);
  expect(await mailsTo(first.email, "미팅 취소")).toEqual([]);
});

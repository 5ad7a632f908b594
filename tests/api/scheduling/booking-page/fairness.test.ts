import { beforeAll, expect, test } from "vitest";
import { bookingPage, bookingRequest, connectGoogle, organizerOf, slotsOf } from "../../../support/scheduling/booking";
import { connect } from "../../../support/suite/client";
import { createTenant, type Member } from "../../../support/teams/tenant";

let hosts: [Member, Member];

beforeAll(async () => {
  const tenant = await createTenant();
  hosts = [await tenant.member(), await tenant.member()];
  for (const host of hosts) await connectGoogle(host);
});

const shares = async (id: string) => (await hosts[0].client.scheduling.getFairness({ params: { id } })).data;

test("shows expected and actual shares by the current weights", async () => {
  const [first, second] = hosts;
  const { id } = await bookingPage(first, {
    strategy: "round-robin",
    organizers: [organizerOf(first, { weight: 3 }), organizerOf(second)],
  });
  expect(await shares(id)).toEqual([
    { id: first.uid, bookings: 0, credit: 0, expected: 0.75, actual: 0 },
    { id: second.uid, bookings: 0, credit: 0, expected: 0.25, actual: 0 },
  ]);
  const slots = await slotsOf(id, 30, 7);
  for (const slot of slots.slice(0, 4))
    await connect().scheduling.bookPublicly({ query: { id, type: "multi-use" }, body: bookingRequest(slot) });
  expect(await shares(id)).toMatchObject([
    { bookings: 3, actual: 0.75 },
    { bookings: 1, actual: 0.25 },
  ]);

  const organizers = [organizerOf(first), organizerOf(second)];
  await first.client.scheduling.changeBookingPage({ params: { id }, body: { organizers } });
  expect(await shares(id)).toMatchObject([{ expected: 0.5 }, { expected: 0.5 }]);
});

test("subtracts a cancellation only if the booking took a turn", async () => {
  const [first, second] = hosts;
  const { id } = await bookingPage(first, {
    strategy: "round-robin",
    organizers: [organizerOf(first), organizerOf(second)],
  });
  const slots = await slotsOf(id, 40, 7);
  const book = async (slot = slots.shift()) => {
    if (!slot) throw new Error("No free time.");
    return connect().scheduling.bookPublicly({ query: { id, type: "multi-use" }, body: bookingRequest(slot) });
  };
  const choose = (strategy: "collective" | "round-robin") =>
    first.client.scheduling.changeBookingPage({ params: { id }, body: { strategy } });
  const cancel = (event: { id: string }) =>
    first.client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "출장" } });
  const ofOne = await book();
  await choose("collective");
  const ofAll = await book();
  await choose("round-robin");
  await cancel(ofAll);
  expect(await shares(id)).toMatchObject([{ bookings: 1 }, { bookings: 0 }]);

  await choose("collective");
  await cancel(ofOne);
  await choose("round-robin");
  expect(await shares(id)).toMatchObject([{ bookings: 0 }, { bookings: 0 }]);
});

test("is not found for another team's page", async () => {
  const { id } = await bookingPage(hosts[0], { strategy: "round-robin" });
  const stranger = await (await createTenant()).member("admin");
  await expect(stranger.client.scheduling.getFairness({ params: { id } })).rejects.toMatchObject({ status: 404 });
});

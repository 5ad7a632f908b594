import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { bookEvent, bookingPage, connectGoogle, slotsOf } from "../../../support/scheduling/booking";
import { connect } from "../../../support/suite/client";
import { putInOutbox } from "../../../support/suite/put-in-outbox";
import { untilIdle } from "../../../support/suite/queue";
import { eventsOf, stored } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

let tenant: Tenant;
let host: Member;
let page: Awaited<ReturnType<typeof bookingPage>>;

beforeAll(async () => {
  tenant = await createTenant();
  host = await tenant.member();
  await connectGoogle(host);
  page = await bookingPage(host);
});

const meeting = async (id: string) =>
  (await host.client.scheduling.listScheduledEvents({ query: {} })).data.find((one) => one.id === id);

/** Waits until the meeting refers to its record. */
const linked = (id: string) =>
  until(async () => {
    const event = await meeting(id);
    return event?.record_id ? event : undefined;
  }, 60_000);

/** The number of events in which the meeting gets its record. */
const timesLinked = async (id: string) => {
  const updates = (await eventsOf(tenant.teamId, "meeting.updated")) as {
    before: { id: string; record_id: string | null };
    after: { record_id: string | null };
  }[];
  return updates.filter(({ before, after }) => before.id === id && before.record_id !== after.record_id).length;
};

test("a meeting is linked to its invitee's record, once despite duplicate events", async () => {
  const email = `${randomUUID().slice(0, 8)}@guest.example`;
  const { id } = await bookEvent(page, { email });
  const { record_id } = await linked(id);
  const records = await stored(tenant.teamId, "records");
  expect(records.find((record) => record.id === record_id)).toMatchObject({ email });

  const recorded = (await eventsOf(tenant.teamId, "meeting.recorded")) as { after: { id: string } }[];
  const event = recorded.find(({ after }) => after.id === id);
  for (const repeat of [randomUUID(), randomUUID()])
    await putInOutbox(tenant.team, repeat, { ...event, type: "meeting.recorded" });
  await untilIdle(tenant.teamId);
  expect(await timesLinked(id)).toBe(1);
  expect(await meeting(id)).toMatchObject({ record_id });
});

test("a meeting that is moved meanwhile keeps its new time and its record", async () => {
  const { id, uuid } = await bookEvent(page);
  const target = (await slotsOf(page.id, 20)).at(-1);
  if (!target) throw new Error("The page has no free time.");
  await connect().scheduling.reschedulePublicly({
    params: { id: uuid },
    query: {},
    body: { ...target, reason: "변경" },
  });
  await linked(id);
  await until(async () => (await meeting(id))?.calendar_state === "written", 60_000);
  const kept = await meeting(id);
  expect(kept).toMatchObject({ date_range: target, sequence: 1 });
  expect(kept?.record_id).toBeTruthy();
});

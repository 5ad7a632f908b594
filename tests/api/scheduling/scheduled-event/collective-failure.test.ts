import { beforeAll, describe, expect, test } from "vitest";
import { mailsTo, mailTo } from "../../../support/email/inbox";
import { bookEvent, bookingPage, connectGoogle, meetingPlans, organizerOf } from "../../../support/scheduling/booking";
import { addFault, eventsIn, eventsPath, revokeGrant } from "../../../support/scheduling/google";
import { putInOutbox } from "../../../support/suite/put-in-outbox";
import { untilIdle } from "../../../support/suite/queue";
import { outboxOf } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

let tenant: Tenant;

beforeAll(async () => {
  tenant = await createTenant();
});

/** A page with two hosts; the first one's account creates the Meet link. */
async function newPage() {
  const [first, second] = await Promise.all([tenant.member(), tenant.member()]);
  for (const host of [first, second]) await connectGoogle(host);
  const page = await bookingPage(first, {
    organizers: [organizerOf(first), organizerOf(second)],
    meeting_plans: meetingPlans({ type: "google-meet" }),
  });
  return { first, second, page };
}

const newGuest = (id: string) => ({ name: "손님", email: `patient-${id}@example.org` });

const eventOf = ({ client }: Member, id: string) => client.scheduling.getScheduledEvent({ params: { id } });

const statesOf = async (host: Member, id: string) =>
  (await eventOf(host, id)).hosts.map(({ calendar_state }) => calendar_state);

async function expectOneMailEach(...emails: string[]): Promise<void> {
  for (const email of emails) await mailTo(email, "미팅 확정");
  await untilIdle(tenant.teamId);
  for (const email of emails) expect(await mailsTo(email, "미팅 확정")).toHaveLength(1);
}

describe("one of two calendars", () => {
  test.concurrent.each([
    ["answers 500 twice", "second", { status: 500, times: 2 }],
    ["answers 429", "second", { status: 429, times: 1 }],
    ["takes the event, but its answer is lost", "second", { after: "effect", times: 1 }],
    ["is slow", "first", { delayMs: 1_000, times: 1 }],
    ["answers 500 for the one with the link", "first", { status: 500, times: 2 }],
  ] as const)("%s: each host has one event, and everyone one mail", async (_, who, fault) => {
    const hosts = await newPage();
    const { first, second, page } = hosts;
    const guest = newGuest(page.id);
    await addFault({ path: eventsPath(hosts[who].email), method: "POST", ...fault });
    const event = await bookEvent(page, guest);
    await expectOneMailEach(guest.email, first.email, second.email);
    expect(await statesOf(first, event.id)).toEqual(["written", "written"]);
    const link = (await mailTo(guest.email)).text.match(/https:\/\/meet\.google\.com\/\S+/)?.[0];
    for (const host of [first, second]) {
      const own = await eventsIn(host.email);
      expect(own).toHaveLength(1);
      expect(JSON.stringify(own[0])).toContain(link);
    }
  });

  test("is disconnected: the other has its event, its host is told, and reconnecting repairs it", async () => {
    const { first, second, page } = await newPage();
    const guest = newGuest(page.id);
    await addFault({ path: eventsPath(second.email), method: "POST", delayMs: 1_500, status: 401, times: 1 });
    const event = await bookEvent(page, guest);
    await revokeGrant(second.email);
    await mailTo(second.email, "캘린더 등록 실패");
    await expectOneMailEach(guest.email, first.email, second.email);
    expect(await statesOf(first, event.id)).toEqual(["written", "failed"]);
    expect(await eventsIn(first.email)).toHaveLength(1);
    expect(await eventsIn(second.email)).toEqual([]);
    expect(await mailsTo(first.email, "캘린더 등록 실패")).toEqual([]);

    await connectGoogle(second);
    await until(async () => (await statesOf(first, event.id)).every((state) => state === "written"));
    expect(await eventsIn(first.email)).toHaveLength(1);
    expect(await eventsIn(second.email)).toHaveLength(1);
    await expectOneMailEach(guest.email, first.email, second.email);
  });
});

test("a duplicate event adds no second calendar event or mail", async () => {
  const { first, second, page } = await newPage();
  const guest = newGuest(page.id);
  const { id } = await bookEvent(page, guest);
  await expectOneMailEach(guest.email, first.email, second.email);
  const created = (await outboxOf(tenant.teamId)).find(
    (one) => one.type === "meeting.created" && (one.after as { id: string }).id === id,
  );
  if (!created) throw new Error("The booking left no event.");
  await putInOutbox(tenant.team, `again-${id}`, created as { type: string });
  await expectOneMailEach(guest.email, first.email, second.email);
  for (const host of [first, second]) expect(await eventsIn(host.email)).toHaveLength(1);
});

import { beforeAll, expect, test } from "vitest";
import { mailsTo, mailTo } from "../../../support/email/inbox";
import { bookEvent, bookingPage, bookingRequest, connectGoogle, slotsOf } from "../../../support/scheduling/booking";
import { addFault, eventsIn, eventsPath } from "../../../support/scheduling/google";
import { connect } from "../../../support/suite/client";
import { untilIdle } from "../../../support/suite/queue";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

let tenant: Tenant;

beforeAll(async () => {
  tenant = await createTenant();
});

async function newHost() {
  const host = await tenant.member();
  await connectGoogle(host);
  return { host, page: await bookingPage(host) };
}

const stateOf = async ({ client }: Member, id: string) =>
  (await client.scheduling.getScheduledEvent({ params: { id } })).calendar_state;

test.concurrent.each(["+09:00", "utc", "asia/seoul", "Europe/Kyiv"])(
  "a booking in the time zone %s is accepted by the host's calendar",
  async (timezone) => {
    const { host, page } = await newHost();
    const [slot] = await slotsOf(page.id);
    if (!slot) throw new Error("No free time.");
    const body = { ...bookingRequest(slot), timezone };
    const event = await connect().scheduling.bookPublicly({ query: { id: page.id, type: "multi-use" }, body });
    await mailTo(host.email, "미팅 확정");
    expect(await stateOf(host, event.id)).toBe("written");
    expect(await eventsIn(host.email)).toHaveLength(1);
  },
);

test("a meeting that the calendar refuses is marked and not retried, and its host is told at once", async () => {
  const { host, page } = await newHost();
  const guest = { name: "손님", email: `refused-${page.id}@example.org` };
  const body = { error: { code: 400, errors: [{ reason: "invalid" }] } };
  await addFault({ path: eventsPath(host.email), method: "POST", status: 400, times: 2, body });
  const event = await bookEvent(page, guest);
  const mail = await mailTo(host.email, "캘린더 등록 실패");
  expect(mail.text).toContain("캘린더에 직접 반영해 주세요");
  expect(await stateOf(host, event.id)).toBe("refused");
  await mailTo(guest.email, "미팅 확정");
  await untilIdle(tenant.teamId);
  // The calendar would refuse a second attempt too, but it would accept a third one.
  expect(await eventsIn(host.email)).toEqual([]);
  expect(await mailsTo(host.email, "캘린더 등록 실패")).toHaveLength(1);
});

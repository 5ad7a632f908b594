import { expect, test } from "vitest";
import { mailsTo, mailTo } from "../../../support/email/inbox";
import { bookEvent, bookingPage, connectGoogle, meetingPlans } from "../../../support/scheduling/booking";
import {
  addFault,
  eventsIn,
  eventsPath,
  expireTokens,
  holdCall,
  revokeGrant,
} from "../../../support/scheduling/google";
import { untilIdle } from "../../../support/suite/queue";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member } from "../../../support/teams/tenant";

async function newHost() {
  const tenant = await createTenant();
  const host = await tenant.member();
  await connectGoogle(host);
  const page = await bookingPage(host, { meeting_plans: meetingPlans({ type: "google-meet" }) });
  return { tenant, host, page };
}

let guests = 0;
const newGuest = (id: string) => ({ name: "손님", email: `patient-${++guests}-${id}@example.org` });

const stateOf = async (host: Member, id: string) =>
  (await host.client.scheduling.listScheduledEvents({ query: {} })).data.find((one) => one.id === id)?.calendar_state;

test.concurrent.each([
  ["answers 500 twice", { status: 500, times: 2 }],
  ["is slow", { delayMs: 1_000, times: 1 }],
  ["takes the event, but its answer is lost", { after: "effect", times: 1 }],
  ["takes the event, but answers 503", { status: 503, after: "effect", times: 1 }],
  ["says that there are too many calls", { status: 429, times: 1 }],
] as const)("a calendar that %s has one event in the end, and one set of mails is sent", async (_, fault) => {
  const { tenant, host, page } = await newHost();
  const guest = newGuest(page.id);
  await addFault({ path: eventsPath(host.email), method: "POST", ...fault });
  const event = await bookEvent(page, guest);
  const mail = await mailTo(guest.email);
  expect(mail.text).toContain("https://meet.google.com/");
  expect(await eventsIn(host.email)).toHaveLength(1);
  expect(await stateOf(host, event.id)).toBe("written");
  await mailTo(host.email);
  await untilIdle(tenant.teamId);
  expect(await mailsTo(guest.email)).toHaveLength(1);
  expect(await mailsTo(host.email)).toHaveLength(1);
});

test("a cancellation during the write of the calendar event leaves no event", async () => {
  const { tenant, host, page } = await newHost();
  const guest = newGuest(page.id);
  const write = await holdCall({ path: eventsPath(host.email), method: "POST", delayMs: 4_000 });
  const event = await bookEvent(page, guest);
  await write.arrived();
  await host.client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "바로 취소" } });
  await write.release();
  await mailTo(guest.email, "미팅 취소");
  await until(async () => (await eventsIn(host.email)).length > 0);
  await until(async () => (await eventsIn(host.email)).every(({ status }) => status === "cancelled"));
  await untilIdle(tenant.teamId);
  const [newest] = await mailsTo(guest.email);
  expect(newest?.subject).toContain("미팅 취소");
  expect(await mailsTo(guest.email, "미팅 취소")).toHaveLength(1);
});

test("an expired token is refreshed", async () => {
  const { host, page } = await newHost();
  await expireTokens(host.email);
  const guest = newGuest(page.id);
  await bookEvent(page, guest);
  await mailTo(guest.email);
  expect(await eventsIn(host.email)).toHaveLength(1);
});

test("a grant revoked after the booking: mails are sent, the host is told, and reconnecting repairs it", async () => {
  const { host, page } = await newHost();
  const guest = newGuest(page.id);
  await addFault({ path: eventsPath(host.email), method: "POST", delayMs: 1_500, status: 401, times: 1 });
  const event = await bookEvent(page, guest);
  await revokeGrant(host.email);
  const mail = await mailTo(guest.email, "미팅 확정");
  expect(mail.text).not.toContain("https://meet.google.com/");
  await mailTo(host.email, "캘린더 등록 실패");
  expect(await stateOf(host, event.id)).toBe("failed");
  expect(await eventsIn(host.email)).toEqual([]);

  await connectGoogle(host);
  await until(async () => (await stateOf(host, event.id)) === "written");
  expect(await eventsIn(host.email)).toHaveLength(1);
  expect(await mailsTo(guest.email)).toHaveLength(1);
});

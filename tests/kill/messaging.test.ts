import { randomInt } from "node:crypto";
import { DEFAULT_FORM, FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { bookingPage, connectConferencing, connectGoogle, meetingPlans, slotsOf } from "../support/scheduling/booking";
import {
  bookSlot,
  kakaoMessagesTo,
  minutesAfter,
  relay,
  remind,
  untilReminders,
} from "../support/scheduling/reminders";
import { queueJob, untilIdle, untilJobsLeft } from "../support/suite/queue";
import { standIn } from "../support/suite/stand-in";
import { suite } from "../support/suite/suite";
import { until } from "../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../support/teams/tenant";
import { armKillPoint, disarmKillPoints } from "./kill-point";
import { untilResponsive } from "./recovery";
import { canFindWorkers, killWorkers } from "./worker";

/** Replacing a killed process takes some seconds. */
const TIMEOUT_MS = 120_000;

const zoom = standIn(suite.zoomUrl);

// Finding a function's process requires /proc.
describe.runIf(canFindWorkers)("a process is killed", () => {
  let tenant: Tenant;
  let host: Member;
  let page: { id: string };

  beforeAll(async () => {
    await untilResponsive();
    tenant = await createTenant();
    host = await tenant.member();
    await connectGoogle(host);
    await connectConferencing(host, "zoom");
    const form = [...DEFAULT_FORM, FormField.parse({ name: "phone", label: "전화번호", type: "tel", required: true })];
    page = await bookingPage(host, { form, reminders: [remind("kakao", 1, "h")] });
  });

  afterEach(disarmKillPoints);

  /** Books a time far ahead. Returns a function that makes its reminder due. */
  async function book(number: string, place: number) {
    const slot = (await slotsOf(page.id, 20, 21))[place];
    if (!slot) throw new Error("Too few free times.");
    const event = await bookSlot(page.id, slot, { phone: `82-${number}` });
    const [reminder] = await untilReminders(tenant.teamId, event.id, 1);
    if (!reminder) throw new Error("No reminder was kept.");
    const payload = { id: reminder.id, now: minutesAfter(reminder.due_at, 1) };
    return () => queueJob({ teamId: tenant.teamId, name: "send-reminder", payload });
  }

  let booked = 0;
  const newNumber = () => `10${randomInt(10_000_000, 99_999_999)}`;
  const expectOne = async (number: string) => {
    await until(async () => (await kakaoMessagesTo(`0${number}`)).length > 0, TIMEOUT_MS);
    await untilIdle(tenant.teamId, TIMEOUT_MS);
    expect(await kakaoMessagesTo(`0${number}`)).toHaveLength(1);
  };

  test("while the relay accepts a reminder: one message is sent", async () => {
    const number = newNumber();
    const wake = await book(number, 0);
    const send = await relay.hold({ path: "/messages$", method: "POST", delayMs: 30_000 });
    await wake();
    await send.arrived();
    await untilJobsLeft(tenant.teamId, 1);
    expect(killWorkers("jobs")).toBeGreaterThan(0);
    await send.release();
    await expectOne(number);
  }, 300_000);

  test.each([
    ["before the commit that claims a reminder", { moment: "before" }],
    ["after the commit that claims a reminder", { moment: "after" }],
    ["before the commit that records a reminder as sent", { moment: "before", skip: 1 }],
    ["after the commit that records a reminder as sent", { moment: "after", skip: 1 }],
  ] as const)(
    "%s: one message is sent",
    async (_, moment) => {
      const number = newNumber();
      const wake = await book(number, ++booked);
      await untilIdle(tenant.teamId);
      const untilKilled = await armKillPoint("jobs", { ...moment, writes: `^teams/${tenant.teamId}/reminders/` });
      await wake();
      await untilKilled();
      await expectOne(number);
    },
    300_000,
  );

  test("while Zoom creates a meeting: there is one meeting, and the event has its link", async () => {
    const online = await bookingPage(host, { meeting_plans: meetingPlans({ type: "zoom" }) });
    const [slot] = await slotsOf(online.id, 50, 7);
    if (!slot) throw new Error("No free time.");
    const create = await zoom.hold({ path: "/v2/users/me/meetings$", method: "POST", delayMs: 30_000 });
    const event = await bookSlot(online.id, slot);
    await create.arrived();
    await untilJobsLeft(tenant.teamId, 1);
    expect(killWorkers("jobs")).toBeGreaterThan(0);
    await create.release();
    // Expires the lease, so that another process can take the meeting over.
    await tenant.team.collection("conferences").doc(event.id).update({ busy_until_ms: 0 });
    const own = async () =>
      (await zoom.state<{ meetings: { email: string; join_url: string }[] }>()).meetings.filter(
        ({ email }) => email === host.email,
      );
    const link = await until(async () => {
      const { data } = await host.client.scheduling.listScheduledEvents({ query: {} });
      return data.find(({ id }) => id === event.id)?.meeting_plan.value || undefined;
    }, TIMEOUT_MS);
    expect((await own()).map(({ join_url }) => join_url)).toEqual([link]);
  }, 300_000);
});

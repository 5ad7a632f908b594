import { beforeAll, describe, expect, test } from "vitest";
import { mailsTo, mailTo } from "../../../support/email/inbox";
import { bookEvent, bookingPage, connectGoogle, slotsOf } from "../../../support/scheduling/booking";
import { eventsIn } from "../../../support/scheduling/google";
import { connect } from "../../../support/suite/client";
import { untilIdle } from "../../../support/suite/queue";
import { stored } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { icsOf } from "./ics-of";

let tenant: Tenant;
let host: Member;

beforeAll(async () => {
  tenant = await createTenant();
  host = await tenant.member();
  await connectGoogle(host);
});

let guests = 0;

/** A page, a new guest's booking that is in the calendar, and further free times. */
async function booked() {
  const page = await bookingPage(host);
  const email = `canceller-${++guests}-${page.id}@example.org`;
  const event = await bookEvent(page, { name: "이동희", email });
  await mailTo(email, "미팅 확정");
  return { page, email, event, free: await slotsOf(page.id, 20) };
}

const calendarEvent = async (id: string) =>
  (await eventsIn(host.email)).find((one) => one.id === id.replaceAll("-", ""));

const cancel = (uuid: string, reason = "다른 일이 생겼어요") =>
  connect().scheduling.cancelPublicly({ params: { id: uuid }, query: {}, body: { reason } });

describe("an invitee who cancels", () => {
  test("frees the time, and both get a mail; the host sees the reason", async () => {
    const { page, email, event } = await booked();
    const answer = await cancel(event.uuid);
    expect(answer).toMatchObject({ cancelled: true, can_reschedule: false, can_cancel: false });
    expect(answer.cancel_reason).toBe("다른 일이 생겼어요");
    const mail = await mailTo(email, "미팅 취소");
    expect(icsOf(mail)).toMatchObject({ method: "CANCEL", event: { status: "CANCELLED" } });
    expect(JSON.stringify(mail)).not.toContain("다른 일이 생겼어요");
    expect((await mailTo(host.email, "미팅 취소")).text).toContain("다른 일이 생겼어요");
    expect(await calendarEvent(event.id)).toMatchObject({ status: "cancelled" });
    await until(async () => (await slotsOf(page.id)).some(({ start }) => start === event.date_range.start), 20_000);
    expect(await host.client.scheduling.getScheduledEvent({ params: { id: event.id } })).toMatchObject({
      cancellation: { cancelled_by: "이동희", reason: "다른 일이 생겼어요" },
    });
  });

  test("repeatedly or concurrently sends one mail each, and a cancellation by the host keeps its reason", async () => {
    const { email, event } = await booked();
    const answers = await Promise.all([cancel(event.uuid, "하나"), cancel(event.uuid, "둘")]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await cancel(event.uuid, "셋")).toEqual(answers[0]);
    await untilIdle(tenant.teamId);
    expect(await mailsTo(email, "미팅 취소")).toHaveLength(1);

    const other = await booked();
    await host.client.scheduling.cancelEvent({ params: { id: other.event.id }, body: { reason: "휴가" } });
    expect(await cancel(other.event.uuid)).toMatchObject({ cancelled: true, cancel_reason: "휴가" });
  });

  test("while the host moves it wins, and the new time is free", async () => {
    const { page, event, free } = await booked();
    const [target] = free;
    const [moved, cancelled] = await Promise.allSettled([
      host.client.scheduling.rescheduleEvent({
        params: { id: event.id },
        query: {},
        body: { start: target?.start ?? "", end: target?.end ?? "", reason: "출장" },
      }),
      cancel(event.uuid),
    ]);
    expect(cancelled).toMatchObject({ status: "fulfilled", value: { cancelled: true } });
    if (moved.status === "rejected") expect(moved.reason).toMatchObject({ status: 409 });
    const kept = (await stored(tenant.teamId, "host-days")).flatMap(
      ({ intervals }) => intervals as { event_id: string }[],
    );
    expect(kept.filter(({ event_id }) => event_id === event.id)).toEqual([]);
    const days = await slotsOf(page.id, 20);
    expect(days).toContainEqual(target);
  });

  test("can do so after the page is deleted, but not by another secret, without a reason or afterwards", async () => {
    const { page, event } = await booked();
    await expect(cancel(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
    await expect(cancel(event.id)).rejects.toMatchObject({ status: 404 });
    await expect(cancel(event.uuid, " ")).rejects.toMatchObject({ status: 400 });
    await host.client.scheduling.deleteBookingPage({ params: { id: page.id } });
    expect(await cancel(event.uuid)).toMatchObject({ cancelled: true });
    const past = await booked();
    const date_range = { start: "2026-01-05T01:00:00.000Z", end: "2026-01-05T01:30:00.000Z" };
    await tenant.team.collection("scheduled-events").doc(past.event.id).update({ date_range });
    await expect(cancel(past.event.uuid)).rejects.toMatchObject({ status: 409 });
  });
});

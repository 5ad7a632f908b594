import { expect, test } from "vitest";
import { mailsTo, mailTo } from "../../../support/email/inbox";
import { bookEvent, bookingPage, connectGoogle, dayIn, organizerOf } from "../../../support/scheduling/booking";
import { listCalendar, unlistCalendar } from "../../../support/scheduling/google";
import { connect } from "../../../support/suite/client";
import { untilIdle } from "../../../support/suite/queue";
import { until } from "../../../support/suite/wait";
import { createTenant } from "../../../support/teams/tenant";

const query = { start: dayIn(1), end: dayIn(7), timezone: "Asia/Seoul" };
const publicBooking = (id: string) => connect().scheduling.getPublicBooking({ params: { id }, query });
const SUBJECT = "예약 페이지의 캘린더를 다시 선택해 주세요";

test("a deleted calendar closes its page until it is restored, and its host gets one mail", async () => {
  const tenant = await createTenant();
  const host = await tenant.member();
  await connectGoogle(host);
  const { data } = await host.client.scheduling.listCalendars({});
  const other = data.find(({ id }) => id !== host.email);
  if (!other) throw new Error("The account has one calendar only.");
  const conflict = { ...other.account, id: other.id };
  const page = await bookingPage(host, { organizers: [organizerOf(host, { conflict_cals: [conflict] })] });
  const listed = async () =>
    (await host.client.scheduling.listBookingPages({ query: {} })).data.find(({ id }) => id === page.id)?.state;
  expect(await listed()).toBe("active");

  await unlistCalendar(host.email, other.id);
  const changed = (changes: object) =>
    host.client.scheduling.changeBookingPage({ params: { id: page.id }, body: changes });
  const unchanged = [organizerOf(host, { conflict_cals: [conflict] })];
  expect(await changed({ title: "새 제목", organizers: unchanged })).toMatchObject({ title: "새 제목" });
  const also = [organizerOf(host, { conflict_cals: [conflict, { ...conflict, id: "unknown" }] })];
  await expect(changed({ organizers: also })).rejects.toMatchObject({
    status: 400,
    details: [{ path: "body.organizers.0.conflict_cals" }],
  });
  for (let visit = 0; visit < 2; visit += 1)
    expect(await publicBooking(page.id)).toMatchObject({ page: { state: "calendar_disconnected" }, slots: [] });
  expect(await listed()).toBe("calendar_disconnected");
  const mail = await mailTo(host.email, SUBJECT);
  expect(mail.text).toContain("/booking-pages");
  await untilIdle(tenant.teamId);
  expect(await mailsTo(host.email, SUBJECT)).toHaveLength(1);

  await listCalendar(host.email, other.id);
  await until(async () => (await publicBooking(page.id)).page.state === "active");
  expect(await listed()).toBe("active");
  await bookEvent(page);
});

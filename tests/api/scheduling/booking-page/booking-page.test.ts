import { DEFAULT_FORM } from "@dure/domain/scheduling/booking-page/booking-form";
import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import { beforeAll, describe, expect, test } from "vitest";
import { mailsTo, mailTo } from "../../../support/email/inbox";
import {
  bookingPage,
  connectAccount,
  connectGoogle,
  meetingPlans,
  organizerOf,
  previewOf,
  slotsOf,
} from "../../../support/scheduling/booking";
import { revokeGrant } from "../../../support/scheduling/google";
import { call } from "../../../support/suite/call";
import { connect } from "../../../support/suite/client";
import { dayAfter, MONDAY } from "../../../support/suite/monday";
import { untilIdle } from "../../../support/suite/queue";
import { eventsOf } from "../../../support/suite/stored";
import { suite } from "../../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

let tenant: Tenant;
let host: Member;
let page: Awaited<ReturnType<typeof bookingPage>>;

beforeAll(async () => {
  tenant = await createTenant();
  host = await tenant.member();
  await connectGoogle(host);
  page = await bookingPage(host, { title: "첫 상담" });
});

const at = (id: string) => ({ params: { id } });

describe("a page", () => {
  test("has a public address, and an audit entry for each change", async () => {
    expect(page.page).toMatchObject({
      title: "첫 상담",
      link: `${suite.appUrl}/book/${page.id}`,
      state: "active",
      kind: "oneOnOne",
      organizers: [{ id: host.uid }],
    });
    const colleague = await tenant.member();
    const { data } = await colleague.client.scheduling.listBookingPages({ query: {} });
    expect(data.map(({ id }) => id)).toContain(page.id);
    expect(await eventsOf(tenant.teamId, "booking-page.created")).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ id: page.id }) }),
    );
  });

  test("changes only the given settings", async () => {
    const own = await bookingPage(host, { description: "설명", meeting_plans: meetingPlans({ length: 45 }) });
    const changed = await host.client.scheduling.changeBookingPage({ ...at(own.id), body: { title: "새 제목" } });
    expect(changed).toMatchObject({ title: "새 제목", description: "설명", meeting_plans: [{ length: 45 }] });
    expect(await eventsOf(tenant.teamId, "booking-page.changed")).toHaveLength(1);
  });

  test("can't be saved over a version that the editor hasn't seen, unless nothing differs", async () => {
    const { id, page: opened } = await bookingPage(host);
    const save = (body: { title?: string; description?: string }) =>
      host.client.scheduling.changeBookingPage({ ...at(id), query: { based_on: opened.updated_at }, body });
    const theirs = await save({ title: "먼저 저장한 제목" });
    await expect(save({ description: "내 설명" })).rejects.toMatchObject({
      status: 409,
      code: "CONFLICT",
      details: { reason: "value.changed" },
    });
    expect(await save({ title: "먼저 저장한 제목" })).toMatchObject({ title: "먼저 저장한 제목" });
    const { data } = await host.client.scheduling.listBookingPages({ query: {} });
    expect(data.find((one) => one.id === id)).toMatchObject({ title: theirs.title, description: opened.description });
  });

  test("can be copied, by others with their own calendar", async () => {
    const copy = await host.client.scheduling.duplicateBookingPage({ ...at(page.id), body: {} });
    expect(copy).toMatchObject({ title: "첫 상담 (copy)", organizers: page.options.organizers, created_by: host.uid });
    expect(copy.id).toMatch(/^[a-z]{10}$/);

    const colleague = await tenant.member();
    const byColleague = () => colleague.client.scheduling.duplicateBookingPage({ ...at(page.id), body: {} });
    await expect(byColleague()).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringContaining("Please choose a calendar to add events to"),
      details: [{ path: "body.organizers.0.dest_cal" }],
    });
    await connectGoogle(colleague);
    const theirs = await byColleague();
    const { organizers } = theirs;
    expect(organizers).toMatchObject([{ id: colleague.uid, dest_cal: { email: colleague.email } }]);
    expect(theirs.created_by).toBe(colleague.uid);
    expect((await publicState(theirs.id)).page.state).toBe("active");
  });

  test("can't be copied by a member whose calendar doesn't support its ways to meet", async () => {
    const own = await bookingPage(host, { meeting_plans: meetingPlans({ type: "google-meet" }) });
    const colleague = await tenant.member();
    await connectAccount(colleague, "outlook");
    const copy = colleague.client.scheduling.duplicateBookingPage({ ...at(own.id), body: {} });
    await expect(copy).rejects.toMatchObject({
      code: "BAD_REQUEST",
      details: [{ path: "body.organizers.0.meeting_plans" }],
    });
  });

  test("can be deleted, and its address stays taken", async () => {
    const own = await bookingPage(host);
    await host.client.scheduling.deleteBookingPage(at(own.id));
    await expect(host.client.scheduling.getBookingPage(at(own.id))).rejects.toMatchObject({ status: 404 });
    await expect(publicState(own.id)).rejects.toMatchObject({ status: 404 });
    const again = host.client.scheduling.createBookingPage({ ...at(own.id), body: own.options });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });

  test("repeated with its key is created once", async () => {
    const id = "abcdefghij".replace(/./g, () => String.fromCharCode(97 + Math.floor(Math.random() * 26)));
    const key = { context: { idempotencyKey: crypto.randomUUID() } };
    const make = () => host.client.scheduling.createBookingPage({ ...at(id), body: page.options }, key);
    expect(await make()).toEqual(await make());
  });
});

const days = { start: MONDAY, end: dayAfter(6), timezone: "Asia/Seoul" };
const publicState = (id: string) => connect().scheduling.getPublicBooking({ ...at(id), query: days });

const refused = { status: 403, code: "FORBIDDEN" };

describe("a page of another member", () => {
  test("can be changed by its attendees and by admins, but not deleted", async () => {
    const [admin, colleague, stranger] = await Promise.all([tenant.member("admin"), tenant.member(), tenant.member()]);
    await connectGoogle(colleague);
    const own = await bookingPage(host);
    const change = (who: Member, body: object) => who.client.scheduling.changeBookingPage({ ...at(own.id), body });
    for (const other of [colleague, stranger])
      await expect(change(other, { title: "x" })).rejects.toMatchObject(refused);
    const organizers = [organizerOf(colleague)];
    expect(await change(admin, { organizers })).toMatchObject({ organizers, created_by: host.uid });
    expect(await change(colleague, { title: "이어받은 상담" })).toMatchObject({ title: "이어받은 상담" });
    await expect(change(stranger, { title: "x" })).rejects.toMatchObject(refused);
    for (const other of [admin, colleague])
      await expect(other.client.scheduling.deleteBookingPage(at(own.id))).rejects.toMatchObject(refused);
  });

  test("can be deleted by an admin once its creator has left the team", async () => {
    const [admin, leaving, colleague] = await Promise.all([tenant.member("admin"), tenant.member(), tenant.member()]);
    await connectGoogle(colleague);
    const own = await bookingPage(leaving, { organizers: [organizerOf(colleague)] });
    const leave = { team_member_status: "DEACTIVATED" };
    await tenant.team.collection("users").doc(leaving.uid).update(leave);
    await expect(colleague.client.scheduling.deleteBookingPage(at(own.id))).rejects.toMatchObject(refused);
    await admin.client.scheduling.deleteBookingPage(at(own.id));
    await expect(admin.client.scheduling.getBookingPage(at(own.id))).rejects.toMatchObject({ status: 404 });
  });
});

describe("refusing", () => {
  test("deletion of a group's page by a member who may change its router", async () => {
    const group = await bookingPage(host, { mode: "sub", form: [] });
    const colleague = await tenant.member();
    const title = "동료가 바꾼 그룹";
    expect(await colleague.client.scheduling.changeBookingPage({ ...at(group.id), body: { title } })).toMatchObject({
      title,
      mode: "sub",
    });
    await expect(colleague.client.scheduling.deleteBookingPage(at(group.id))).rejects.toMatchObject(refused);
  });

  test("another team, which can't take the address either", async () => {
    const stranger = await (await createTenant()).member("admin");
    await connectGoogle(stranger);
    const { scheduling } = stranger.client;
    await expect(scheduling.getBookingPage(at(page.id))).rejects.toMatchObject({ status: 404 });
    await expect(scheduling.deleteBookingPage(at(page.id))).rejects.toMatchObject({ status: 404 });
    await expect(scheduling.duplicateBookingPage({ ...at(page.id), body: {} })).rejects.toMatchObject({ status: 404 });
    const body = { ...page.options, organizers: [organizerOf(stranger)] };
    await expect(scheduling.createBookingPage({ ...at(page.id), body })).rejects.toMatchObject({ status: 409 });
    expect((await scheduling.listBookingPages({ query: {} })).data).toEqual([]);
  });

  type Wrong = Record<string, unknown> & { dest_cal?: CalendarRef | null };
  const wrong: [name: string, changes: Wrong, path: string][] = [
    [
      "a calendar of nobody",
      { dest_cal: { provider: "google", email: "x@y.example", id: "x@y.example" } },
      "body.organizers.0.dest_cal",
    ],
    ["a calendar that can only be read", { dest_cal: READ_ONLY }, "body.organizers.0.dest_cal"],
    [
      "no working hours",
      { working_hours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } },
      "body.working_hours",
    ],
    ["no title", { title: " " }, "body.title"],
    ["a title that breaks a header", { title: "a\r\nBcc: x@y.example" }, "body.title"],
    ["no length", { meeting_plans: [{ ...meetingPlans()[0], length: 0 }] }, "body.meeting_plans.0.length"],
    [
      "a way to meet that isn't known",
      { meeting_plans: [{ ...meetingPlans()[0], type: "fax" }] },
      "body.meeting_plans.0.type",
    ],
    ["two plans of one id", { meeting_plans: [...meetingPlans(), ...meetingPlans()] }, "body.meeting_plans"],
    ["nobody to take it", { organizers: [] }, "body.organizers"],
    ["somebody who is not in the team", { organizers: [{ id: "somebody" }] }, "body.organizers.0.dest_cal"],
    ["a zone that isn't one", { timezone: "Asia/Nowhere" }, "body.timezone"],
    [
      "hours that run backwards",
      { working_hours: { ...hours(), mon: [{ start: "18:00", end: "09:00" }] } },
      "body.working_hours.mon.0",
    ],
    ["a window that runs backwards", { window: { start: "2027-02-01", end: "2027-01-01" } }, "body.window"],
  ];
  test.each(wrong)("%s", async (_, { dest_cal, ...changes }, path) => {
    const organizers =
      dest_cal === undefined
        ? page.options.organizers
        : [organizerOf(host, { dest_cal: dest_cal && { ...dest_cal, email: dest_cal.email || host.email } })];
    const body = { ...page.options, organizers, ...changes };
    const answer = await call(host.idToken, "POST", "/multi-use/zzzzzzzzzz", body);
    expect(answer).toMatchObject({ status: 400, body: { code: "BAD_REQUEST", details: [{ path }] } });
  });

  test.each(["GET", "POST", "PATCH", "DELETE"])("%s without a token", async (method) => {
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    expect(await call("", method, `/multi-use/${page.id}`, body)).toMatchObject({ status: 401 });
  });
});

const READ_ONLY = { provider: "google" as const, email: "", id: "ko.south_korea#holiday@group.v.calendar.google.com" };

function hours() {
  return { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
}

describe("for visitors", () => {
  test("it shows what they need, and nothing internal", async () => {
    const { page: shown, slots } = await publicState(page.id);
    expect(shown).toEqual({
      ...{ id: page.id, title: "첫 상담", description: "", timezone: "Asia/Seoul" },
      kind: "oneOnOne",
      meeting_plans: [{ id: "plan", type: "phone", value: "", length: 30 }],
      form: DEFAULT_FORM,
      window: { start: null, end: null },
      ...{ seats: 1, approval: false, max_guests: 0, state: "active" },
      after_booking: { message: "", redirect_url: null },
      brand: { color: null, logo_url: null, cover_url: null },
      organizers: [{ id: host.uid, name: host.display_name, description: "" }],
      team: { name: "테스트 회사", slug: tenant.slug },
    });
    expect(slots).toHaveLength(5 * 18);
  });

  test("an expired page says so, and has no times", async () => {
    const own = await bookingPage(host, { window: { start: null, end: "2026-01-01" } });
    expect(own.page.state).toBe("expired");
    expect(await publicState(own.id)).toMatchObject({ page: { state: "expired" }, slots: [] });
  });

  test("a revoked calendar closes it, also in the list, and its host gets one mail", async () => {
    const other = await tenant.member();
    await connectGoogle(other);
    const own = await bookingPage(other);
    const listed = async () =>
      (await other.client.scheduling.listBookingPages({ query: {} })).data.find(({ id }) => id === own.id)?.state;
    expect(await listed()).toBe("active");
    await revokeGrant(other.email);
    for (let visit = 0; visit < 2; visit += 1)
      expect(await publicState(own.id)).toMatchObject({ page: { state: "calendar_disconnected" }, slots: [] });
    expect(await listed()).toBe("calendar_disconnected");
    const mail = await mailTo(other.email, "캘린더를 다시 연결해 주세요");
    expect(mail.text).toContain("/settings/connections");
    await untilIdle(tenant.teamId);
    expect(await mailsTo(other.email, "캘린더를 다시 연결해 주세요")).toHaveLength(1);
    await connectGoogle(other);
    expect(await listed()).toBe("active");
    expect((await publicState(own.id)).slots).toHaveLength(5 * 18);
  });

  test.each([
    ["an unknown page", "zzzzzzzzzz", days, 404],
    ["an id that is none", "__x__", days, 400],
    ["too many days", "", { ...days, end: dayAfter(62) }, 400],
    ["days that run backwards", "", { ...days, end: dayAfter(-28) }, 400],
    ["the last days of the calendar", "", { ...days, start: "9999-12-30", end: "9999-12-31" }, 400],
  ])("%s", async (_, id, query, status) => {
    const answer = connect().scheduling.getPublicBooking({ ...at(id || page.id), query });
    await expect(answer).rejects.toMatchObject({ status });
  });

  test("a foreign organizer", async () => {
    const answer = connect().scheduling.getPublicBooking({ ...at(page.id), query: { ...days, organizer_id: "other" } });
    await expect(answer).rejects.toMatchObject({ status: 400 });
  });
});

test("a preview has the times that the page would have", async () => {
  const { slots } = await host.client.scheduling.previewTimeSlots({ body: previewOf(page.options, days) });
  expect(slots).toEqual((await publicState(page.id)).slots);
  expect(await slotsOf(page.id)).not.toHaveLength(0);
});

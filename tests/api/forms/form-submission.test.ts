import { beforeAll, describe, expect, test } from "vitest";
import { bookEvent, bookingPage, connectGoogle, slotsOf } from "../../support/scheduling/booking";
import { call } from "../../support/suite/call";
import { connect } from "../../support/suite/client";
import { putInOutbox } from "../../support/suite/put-in-outbox";
import { eventsOf } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { firstPipeline } from "../records/fixture";

let tenant: Tenant;
let host: Member;
let admin: Member;
let stranger: Member;
let page: Awaited<ReturnType<typeof bookingPage>>;

beforeAll(async () => {
  tenant = await createTenant();
  host = await tenant.member("member", { display_name: "김민아" });
  admin = await tenant.member("admin");
  stranger = await (await createTenant()).member("admin");
  await firstPipeline(host.client);
  await connectGoogle(host);
  page = await bookingPage(host);
});

let guests = 0;

/** A booking of the page, once it has its lead. */
async function booked(guest: { name?: string; email?: string } = {}, of = page) {
  const email = guest.email ?? `form-${++guests}-${of.id}@example.org`;
  const event = await bookEvent(of, { name: "오지훈", ...guest, email });
  const leadId = await until(async () => {
    const recorded = await eventsOf(tenant.teamId, "meeting.recorded");
    return recorded.map(({ after }) => after as { id: string; record_id: string }).find(({ id }) => id === event.id)
      ?.record_id;
  }, 60_000);
  return { ...event, email, leadId };
}

const submissionsOf = async (id: string, by = host) =>
  (await by.client.forms.listFormSubmissions({ params: { id }, query: { version: "20250416" } })).data;
const newest = async (id: string) => (await submissionsOf(id))[0];

describe("the submissions of a lead that booked a meeting", () => {
  test("show the booking, and its move and cancellation", async () => {
    const { id, uuid, email, leadId } = await booked();
    const submission = await newest(leadId);
    const firstMeeting = async () =>
      (await tenant.team.collection("records").doc(leadId).get()).get("first_meeting_at");
    expect(await firstMeeting()).toBe(submission?.scheduled_event?.date_range.start);
    expect(submission).toMatchObject({
      incoming_channel: { title: "30분 상담", type: "booking-page", linkId: page.id, delete: false },
      scheduled_event: {
        id,
        title: "30분 상담",
        organizer: { id: host.uid, name: "김민아", email: host.email },
        invitee: { mail: email, name: "오지훈" },
        attendees: [],
        meet_at: { type: "phone", value: "02-555-0100" },
        change_logs: [],
      },
      answers: [
        { label: "이름", value: "오지훈" },
        { label: "이메일", value: email },
      ],
      disqualified: false,
      utms: {},
      assignee: host.uid,
    });

    const [slot] = await slotsOf(page.id, 20);
    if (!slot) throw new Error("The page has no free time.");
    const body = { ...slot, reason: "다른 일이 생겼어요" };
    await connect().scheduling.reschedulePublicly({ params: { id: uuid }, query: {}, body });
    const moved = await until(async () => {
      const { scheduled_event } = (await newest(leadId)) ?? {};
      return scheduled_event?.change_logs.length === 1 && scheduled_event;
    });
    expect(moved.date_range).toEqual(slot);
    expect(await firstMeeting()).toBe(slot.start);
    expect(moved.change_logs).toMatchObject([
      { type: "rescheduled", reason: body.reason, updated_by: "오지훈", cancelled_by: null, new_date_range: slot },
    ]);

    await host.client.scheduling.cancelEvent({ params: { id }, body: { reason: "휴가예요" } });
    const logs = await until(async () => {
      const { scheduled_event } = (await newest(leadId)) ?? {};
      return scheduled_event?.change_logs.length === 2 && scheduled_event.change_logs;
    });
    expect(logs[1]).toMatchObject({ type: "cancelled", cancelled_by: "김민아", new_date_range: null });
    expect(await firstMeeting()).toBeNull();
    expect(await submissionsOf(leadId)).toHaveLength(1);
  });

  test("show two bookings, newest first", async () => {
    const first = await booked();
    const second = await booked({ email: first.email });
    expect(second.leadId).toBe(first.leadId);
    expect((await submissionsOf(first.leadId)).map(({ scheduled_event }) => scheduled_event?.id)).toEqual([
      second.id,
      first.id,
    ]);
  });

  test("return to their lead when a merge is undone", async () => {
    const [first, second] = [await booked(), await booked()];
    const merge = {
      params: { entityId: "lead" as const },
      body: { source_ids: [first.leadId], target_id: second.leadId },
    };
    await host.client.records.mergeRecords(merge);
    const recordsOf = async () =>
      Promise.all(
        [first, second].map(async ({ id }) =>
          (await tenant.team.collection("scheduled-events").doc(id).get()).get("record_id"),
        ),
      );
    await until(async () => (await recordsOf())[0] === second.leadId);
    await host.client.records.undoMerge(merge);
    await until(async () => (await recordsOf())[0] === first.leadId);
    expect((await recordsOf())[1]).toBe(second.leadId);
    for (const { id, leadId } of [first, second])
      expect((await submissionsOf(leadId)).map((one) => one.scheduled_event?.id)).toEqual([id]);
    const activity = async (source: string) =>
      (await tenant.team.collection(`${source}-activity`).doc(first.id).get()).get("record_id");
    await until(async () => (await activity("submission")) === first.leadId);
    await until(async () => (await activity("meeting")) === first.leadId);
  });

  test("set the first meeting to the next one when the first is canceled, also after a merge", async () => {
    const [first, second] = [await booked(), await booked()];
    const body = { source_ids: [first.leadId], target_id: second.leadId, override_properties: {} };
    await host.client.records.mergeRecords({ params: { entityId: "lead" }, body });
    const record = tenant.team.collection("records").doc(second.leadId);
    const firstMeeting = async () => (await record.get()).get("first_meeting_at");
    const starts = await submissionsOf(second.leadId);
    const startOf = (id: string) =>
      starts.find(({ scheduled_event }) => scheduled_event?.id === id)?.scheduled_event?.date_range.start;
    const [early, late] = (startOf(first.id) ?? "") < (startOf(second.id) ?? "") ? [first, second] : [second, first];
    expect(await firstMeeting()).toBe(startOf(early.id));
    await host.client.scheduling.cancelEvent({ params: { id: early.id }, body: { reason: "휴가예요" } });
    await until(async () => (await firstMeeting()) === startOf(late.id));
    await host.client.scheduling.cancelEvent({ params: { id: late.id }, body: { reason: "휴가예요" } });
    await until(async () => (await firstMeeting()) === null);

    // Redelivering the first booking restores nothing.
    const told = (await eventsOf(tenant.teamId, "meeting.created")).find(
      ({ after }) => (after as { id: string }).id === early.id,
    );
    await putInOutbox(tenant.team, `${early.id}-again`, { ...told, type: "meeting.rescheduled" });
    const changes = () => eventsOf(tenant.teamId, "form-submission.changed");
    const before = (await changes()).length;
    await until(async () => (await changes()).length > before);
    expect(await firstMeeting()).toBeNull();
  });

  test("stay with the record when it becomes a deal, and when it is merged", async () => {
    const { id, leadId } = await booked();
    const { id: pipelineId } = await firstPipeline(host.client);
    await host.client.records.convertLead({ body: { lead: { id: leadId }, deal: { record_type_id: pipelineId } } });
    expect((await newest(leadId))?.scheduled_event?.id).toBe(id);

    const target = await host.client.records.createLead({ body: { deal_name: "합친 리드" } });
    await host.client.records.convertLead({ body: { lead: { id: target.id }, deal: { record_type_id: pipelineId } } });
    const body = { source_ids: [leadId], target_id: target.id, override_properties: {} };
    await host.client.records.mergeDeals({ body });
    expect((await newest(target.id))?.scheduled_event?.id).toBe(id);
  });

  test("show that their page was deleted", async () => {
    const other = await bookingPage(host, { title: "곧 없어질 페이지" });
    const { leadId } = await booked({}, other);
    await host.client.scheduling.deleteBookingPage({ params: { id: other.id } });
    await until(async () => (await newest(leadId))?.incoming_channel.delete === true);
  });
});

test("a change that is processed before the booking's lead exists is not lost", async () => {
  const { id, leadId } = await booked();
  const [told] = (await eventsOf(tenant.teamId, "meeting.created")).filter(
    ({ after }) => (after as { id: string }).id === id,
  );
  const stored = tenant.team.collection("form-submissions").doc(id);
  const meeting = { ...(told?.after as object), title: "새 제목", updated_at: "2099-01-01T00:00:00.000Z" };
  // Simulates a change that arrives before the booking.
  await Promise.all([stored.delete(), tenant.team.collection("uniques").doc(`meeting:${id}`).delete()]);
  const tell = (eventId: string, type: string, after: object) =>
    putInOutbox(tenant.team, eventId, { ...told, type, after });
  await tell(`${id}-a`, "meeting.rescheduled", meeting);
  await until(async () => (await stored.get()).get("scheduled_event.title") === "새 제목");
  expect((await stored.get()).get("record_id")).toBeNull();
  await tell(`${id}-b`, "meeting.created", told?.after as object);
  await until(async () => (await stored.get()).get("record_id") === leadId);
  expect((await newest(leadId))?.scheduled_event?.title).toBe("새 제목");
});

describe("the older response", () => {
  const read = (id: string, version: string, entity = "lead", token = host.idToken) =>
    call(token, "GET", `/sales-entity/${entity}/${id}${version && `?version=${version}`}`);

  test("is sent to older clients", async () => {
    const { email, leadId } = await booked();
    const { status, body } = await read(leadId, "20241114");
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { lead_id: leadId, email, deal: null, details: [{ label: "이름", value: "오지훈" }, { value: email }] },
    });
    for (const version of ["", "20250519"]) {
      const today = (await read(leadId, version)).body;
      expect(today).toMatchObject({ id: leadId, entity: "lead", email });
      expect(today).not.toHaveProperty("lead_id");
    }
  });

  test("exists for leads and deals only", async () => {
    const contact = await host.client.records.createContact({ body: { name: { first_name: "나래" } } });
    expect((await read(contact.id, "20241114", "contact")).body).toMatchObject({ id: contact.id, entity: "contact" });
  });

  test("masks values for members of a team that masks", async () => {
    const { leadId } = await booked();
    const config = tenant.team.collection("settings").doc("remote-config");
    await config.set({ enable_masking: true });
    try {
      const { body } = await read(leadId, "20241114");
      expect(JSON.stringify(body)).not.toContain(`form-${guests}-`);
      expect(JSON.stringify(await submissionsOf(leadId))).not.toContain(`form-${guests}-`);
      expect(JSON.stringify(await submissionsOf(leadId, admin))).toContain(`form-${guests}-`);
    } finally {
      await config.delete();
    }
  });
});

test("submissions of a record are hidden from those who may not see it", async () => {
  const { leadId } = await booked();
  await expect(submissionsOf(leadId, stranger)).rejects.toMatchObject({ status: 404 });
  const colleague = await tenant.member("member");
  await tenant.team.update({ row_access: "own" });
  try {
    await expect(submissionsOf(leadId, colleague)).rejects.toMatchObject({ status: 404 });
  } finally {
    await tenant.team.update({ row_access: "all" });
  }
});

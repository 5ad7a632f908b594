import { randomUUID } from "node:crypto";
import { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { beforeAll, describe, expect, test } from "vitest";
import { dayAfter } from "../../support/suite/monday";
import { putInOutbox } from "../../support/suite/put-in-outbox";
import { untilIdle } from "../../support/suite/queue";
import { eventsOf, stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { firstPipeline, unique } from "./fixture";

let tenant: Tenant;
let host: Member;

beforeAll(async () => {
  tenant = await createTenant();
  host = await tenant.member("member");
  await firstPipeline(host.client);
});

type Changes = Partial<
  Pick<ScheduledEvent, "form_submissions_mapping" | "company" | "note" | "utm" | "visitor_id" | "language" | "timezone">
>;

/** Delivers the event of a booked meeting, as often as requested. */
async function book(email: string, changes: Changes = {}, times = 1): Promise<string> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const person = { id: host.uid, name: host.display_name, email: host.email };
  const meeting = ScheduledEvent.parse({
    id,
    page_id: "abcdefghij",
    timeslots: { id: "abcdefghij", type: "multi-use" },
    meeting_plan: { id: "call", type: "phone", value: "" },
    buffer: { head: 0, tail: 0 },
    calendar_state: "none",
    sequence: 0,
    record_id: null,
    cancellation: null,
    change_logs: [],
    uuid: randomUUID(),
    created_at: now,
    updated_at: now,
    title: "30분 상담",
    date_range: { start: `${dayAfter(1)}T01:00:00.000Z`, end: `${dayAfter(1)}T01:30:00.000Z` },
    host: person,
    hosts: [{ ...person, dest_cal: null, calendar_event_id: id.replaceAll("-", ""), calendar_state: "none" }],
    host_ids: [host.uid],
    invitees: [{ name: "오지훈", email, phone: "82-1012345678" }],
    note: "",
    company: "",
    language: "ko",
    timezone: "Asia/Seoul",
    visitor_id: null,
    form_submissions_mapping: { record_type_id: null, stage_id: null },
    utm: {},
    ...changes,
  });
  await tenant.team.collection("scheduled-events").doc(id).set(meeting);
  const event = { type: "meeting.created", before: null, after: meeting, at: now, locale: "ko", actor: {} };
  for (let time = 0; time < times; time += 1) await putInOutbox(tenant.team, randomUUID(), event);
  await until(
    async () => (await eventsOf(tenant.teamId, "meeting.recorded")).some(({ after }) => idOf(after) === id),
    60_000,
  );
  return id;
}

const idOf = (value: unknown) => (value as { id?: string } | null)?.id;
const recordsOf = async (email: string) =>
  (await stored(tenant.teamId, "records")).filter((record) => record.email === email);
const notesOf = async (recordId: unknown) =>
  (await stored(tenant.teamId, "notes")).filter((note) => note.record_id === recordId);
const address = () => `${randomUUID().slice(0, 8)}@guest.example`;

describe("a booking", () => {
  test("creates one lead with all its data, even if it is processed repeatedly", async () => {
    const email = address();
    const company = unique("새벽물류");
    await book(email, { company, note: "자료 부탁해요", utm: { utm_source: "naver" }, visitor_id: "v1" }, 3);
    await untilIdle(tenant.teamId);
    const [lead, ...more] = await recordsOf(email);
    expect(more).toEqual([]);
    const [made] = (await stored(tenant.teamId, "records")).filter(({ name }) => name === company);
    expect(lead).toMatchObject({
      deal_name: `${company} 오지훈`,
      first_name: "지훈",
      last_name: "오",
      phone_number: { dial_code: "+82", value: "1012345678" },
      incoming_source: "30분 상담",
      assignee: host.uid,
      company_id: made?.id,
      utm_source: "naver",
      visitor_id: "v1",
      record_type_id: null,
    });
    const notes = await notesOf(lead?.id);
    expect(notes).toHaveLength(1);
    expect(notes[0]?.text).toContain("자료 부탁해요");
    expect(notes[0]?.text).toContain("(Asia/Seoul)");
  });

  test("adds a note in the team's language and time zone, which is updated when the meeting moves", async () => {
    const email = address();
    const id = await book(email, { language: "en", timezone: "America/New_York" });
    const [lead] = await recordsOf(email);
    const text = async () => String((await notesOf(lead?.id))[0]?.text);
    const written = (day: string, clock: string) => {
      const [year, month, date] = day.split("-").map(Number);
      return `일시: ${year}년 ${month}월 ${date}일 화요일 오전 ${clock} (Asia/Seoul)`;
    };
    expect(await text()).toBe(`미팅 예약: 30분 상담\n${written(dayAfter(1), "10:00~10:30")}`);

    const before = ScheduledEvent.parse({
      ...(await tenant.team.collection("scheduled-events").doc(id).get()).data(),
      id,
    });
    const now = new Date().toISOString();
    const range = { start: `${dayAfter(8)}T00:00:00.000Z`, end: `${dayAfter(8)}T00:30:00.000Z` };
    const log = { reason: "출장", updated_by: "오지훈", timestamp: now, old_date_range: before.date_range };
    const moved = { ...before, date_range: range, updated_at: now };
    const move = { ...log, type: "rescheduled", new_date_range: range };
    const cancel = { ...log, type: "cancelled", old_date_range: range, new_date_range: null };
    const tell = (type: string, change_logs: object[]) =>
      putInOutbox(tenant.team, randomUUID(), {
        ...{ type, before, after: { ...moved, change_logs }, at: now, locale: "ko", actor: {} },
      });

    await tell("meeting.rescheduled", [move]);
    await until(async () => (await text()).includes(written(dayAfter(8), "9:00~9:30")), 60_000);
    expect(await text()).toContain(`이전 ${written(dayAfter(1), "10:00~10:30")}`);
    await tell("meeting.cancelled", [move, cancel]);
    await until(async () => (await text()).startsWith("미팅 취소: 30분 상담"), 60_000);
    expect(await notesOf(lead?.id)).toHaveLength(1);
  });

  test("creates a deal if its page says so, at the first stage if the page's stage is gone", async () => {
    const { id, stageId } = await firstPipeline(host.client);
    const [first, second] = [address(), address()];
    await book(first, { form_submissions_mapping: { record_type_id: id, stage_id: stageId(2) } });
    await book(second, { form_submissions_mapping: { record_type_id: id, stage_id: "gone" } });
    expect(await recordsOf(first)).toMatchObject([{ record_type_id: id, stage_id: stageId(2) }]);
    expect(await recordsOf(second)).toMatchObject([{ record_type_id: id, stage_id: stageId(0) }]);
  });

  test("creates a lead if its page's deal type is gone", async () => {
    const email = address();
    await book(email, { form_submissions_mapping: { record_type_id: "gone", stage_id: "gone" } });
    expect(await recordsOf(email)).toMatchObject([{ record_type_id: null, stage_id: null }]);
  });

  test("reuses an open lead with the same e-mail, and fills only its empty fields", async () => {
    const email = address();
    const lead = await host.client.records.createLead({
      body: { deal_name: "먼저 온 문의", email: email.toUpperCase(), incoming_source: "전시회" },
    });
    await book(email);
    await book(email);
    const [kept, ...more] = (await stored(tenant.teamId, "records")).filter((record) => record.email_key === email);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({
      id: lead.id,
      deal_name: "먼저 온 문의",
      incoming_source: "전시회",
      assignee: host.uid,
      phone_number: { value: "1012345678" },
    });
    expect(await notesOf(lead.id)).toHaveLength(2);
  });

  test("turns that lead into a deal if its page creates deals, and keeps a won deal unchanged", async () => {
    const { id, stageId } = await firstPipeline(host.client);
    const email = address();
    const lead = await host.client.records.createLead({ body: { deal_name: "문의", email } });
    await book(email, { form_submissions_mapping: { record_type_id: id, stage_id: stageId(1) } });
    expect(await recordsOf(email)).toMatchObject([{ id: lead.id, stage_id: stageId(1) }]);

    await host.client.records.allocateLeads({ params: { id }, body: { stage_id: stageId(4), lead_ids: [lead.id] } });
    await book(email);
    const all = await recordsOf(email);
    expect(all).toHaveLength(2);
    expect(all.find((record) => record.id === lead.id)).toMatchObject({ stage_id: stageId(4) });
  });
});

import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { toLegacyLead, wantsLegacyShape } from "../../records/incoming/legacy-lead";
import { createMasker } from "../../records/record/create-masker";
import { CrmRecord } from "../../records/record/record";
import { viewOf } from "../../records/record/record-view";
import {
  FormSubmission,
  type StoredSubmission,
  type SubmittedMeeting,
  submissionOf,
  submissionView,
} from "./form-submission";

const BOOKED = "2026-03-01T00:00:00.000Z";
const MOVED = "2026-03-02T00:00:00.000Z";
const AT = { isGone: false, now: Date.parse(MOVED) };
const range = (day: string) => ({ start: `${day}T01:00:00.000Z`, end: `${day}T01:30:00.000Z` });

const meeting: SubmittedMeeting = {
  id: "m",
  title: "30분 상담",
  page_id: "page",
  date_range: range("2026-03-10"),
  host: { id: "host", name: "민아", email: "mina@hanbit.example" },
  hosts: [
    { id: "host", name: "민아", email: "mina@hanbit.example" },
    { id: "second", name: "준호", email: "junho@hanbit.example" },
  ],
  invitees: [{ name: "오지훈", email: "jihun@guest.example", phone: "82-1012345678" }],
  company: "",
  note: "자료 부탁해요",
  q_a: [
    { name: "reason", label: "문의 이유", value: "도입 검토" },
    { name: "topics", label: "관심", value: ["가격", "보안"] },
    { name: "consent", label: "수신 동의", value: true },
  ],
  language: "ko",
  meeting_plan: { type: "google-meet", value: "" },
  utm: { utm_source: "naver", utm_medium: undefined },
  change_logs: [],
  created_at: BOOKED,
  updated_at: BOOKED,
};
const moved: SubmittedMeeting = {
  ...meeting,
  date_range: range("2026-03-11"),
  change_logs: [
    {
      type: "rescheduled",
      reason: "일정이 겹쳐요",
      updated_by: "오지훈",
      timestamp: MOVED,
      old_date_range: range("2026-03-10"),
      new_date_range: range("2026-03-11"),
    },
  ],
  updated_at: MOVED,
};

describe("a booking as a submission", () => {
  test("has the shape that a lead's page shows", () => {
    expect(submissionView(submissionOf(meeting, undefined, "lead"), AT)).toEqual({
      incoming_channel: { title: "30분 상담", type: "booking-page", linkId: "page", delete: false },
      scheduled_event: {
        id: "m",
        title: "30분 상담",
        organizer: meeting.host,
        date_range: range("2026-03-10"),
        invitee: { mail: "jihun@guest.example", name: "오지훈" },
        attendees: [{ mail: "junho@hanbit.example", name: "준호" }],
        meet_at: { type: "google-meet", value: "" },
        change_logs: [],
      },
      answers: [
        { label: "이름", value: "오지훈" },
        { label: "이메일", value: "jihun@guest.example" },
        { label: "전화번호", value: "010-1234-5678" },
        { label: "메모", value: "자료 부탁해요" },
        { label: "문의 이유", value: "도입 검토" },
        { label: "관심", value: "가격, 보안" },
        { label: "수신 동의", value: "예" },
      ],
      files: [],
      disqualified: false,
      utms: { utm_source: "naver" },
      assignee: "host",
      submitted_at: BOOKED,
    });
  });

  test("shows whether its page is gone, and who canceled", () => {
    const [log] = moved.change_logs;
    if (!log) throw new Error("It was moved.");
    const cancelled = { ...moved, change_logs: [log, { ...log, type: "cancelled" as const, new_date_range: null }] };
    const { incoming_channel, scheduled_event } = submissionView(submissionOf(cancelled, undefined, "lead"), {
      ...AT,
      isGone: true,
    });
    expect(incoming_channel.delete).toBe(true);
    expect(scheduled_event?.change_logs.map(({ cancelled_by }) => cancelled_by)).toEqual([null, "오지훈"]);
  });

  test("keeps its newest state and its lead, with events in any order", () => {
    const told = submissionOf(moved, undefined, null);
    expect(told.record_id).toBeNull();
    const named = submissionOf(meeting, told, "lead");
    expect(named).toEqual({ ...told, record_id: "lead" });
    expect(submissionOf(moved, submissionOf(meeting, undefined, "lead"), null)).toEqual(named);
  });
});

test("a visitor who was led to a meeting and books none for two minutes has churned", () => {
  const routed = { ...submissionOf(meeting, undefined, "lead"), scheduled_event: null, leads_to_meeting: true };
  const after = (ms: number, one: StoredSubmission = routed) =>
    submissionView(one, { isGone: false, now: Date.parse(BOOKED) + ms });
  expect(after(119_999)).not.toHaveProperty("churned");
  expect(after(120_000)).toMatchObject({ churned: true });
  expect(after(120_000, { ...routed, leads_to_meeting: false })).not.toHaveProperty("churned");
  expect(after(120_000, submissionOf(meeting, routed, "lead"))).not.toHaveProperty("churned");
  expect(after(120_000, { ...routed, has_chosen_time: true })).not.toHaveProperty("churned");
});

describe("the older shape of a lead", () => {
  const record = CrmRecord.parse({
    id: "one",
    kind: "lead",
    deal_name: "상담",
    first_name: "지훈",
    email: "jihun@guest.example",
    company_id: "c",
    phone_number: { dial_code: "+82", value: "10-1234-5678" },
    assignee: "host",
    utm_source: "naver",
    custom: { cf_a: ["x"] },
    created_at: BOOKED,
    created_by: "a",
    updated_at: BOOKED,
    updated_by: "a",
  });
  const company = { ...record, id: "c", kind: "company" as const, name: "새벽물류", nice_id: "123" };
  const referred = { records: new Map([["c", company]]), pipelines: new Map() };

  test("of a lead has its submission in its details", () => {
    const submission = submissionView(submissionOf(meeting, undefined, "one"), AT);
    const older = toLegacyLead(viewOf(record, referred), [submission]);
    expect(older).toMatchObject({
      lead_id: "one",
      record_type: null,
      deal: null,
      deal_name: "상담",
      company: { id: "c", label: "새벽물류", nice_id: "123" },
      dial_code: "+82",
      phone: "1012345678",
      assignee: "host",
      utm_source: "naver",
      utm_term: "",
      custom_fields: [{ id: "cf_a", value: ["x"] }],
      details: [{ label: "utm_source", value: "naver" }, ...submission.answers],
    });
    expect(older).not.toHaveProperty("id");
    expect(older).not.toHaveProperty("phone_number");
  });

  test("of a deal has its stage, or the status before sales without one", () => {
    const type = { id: "p", name: "세일즈" };
    const stage = { id: "s", label: "계약", status: "SALES_SUCCESS" as const };
    const deal = { ...viewOf(record, referred), record_type: type };
    expect(toLegacyLead({ ...deal, stage }, []).deal).toEqual({
      status: { status: "SALES_SUCCESS", stage: { id: "s", label: "계약" } },
    });
    expect(toLegacyLead(deal, []).deal).toEqual({ status: { status: "BEFORE_SALES", stage: null } });
  });

  test.each([
    [undefined, false],
    ["20250519", false],
    ["20250923", false],
    ["20250518", true],
    ["20241114", true],
  ])("is used by the API version %s: %s", (version, is) => expect(wantsLegacyShape(version)).toBe(is));
});

test("personal values of a form submission are masked", () => {
  const part = {
    answers: [{ label: "전화", value: "82-1012345678" }],
    scheduled_event: { invitee: { mail: "a@b.co", name: "A" } },
  };
  const schema: z.ZodObject = FormSubmission.partial();
  expect(createMasker(schema)(part)).toEqual({
    answers: [{ label: "전화", value: "**-******5678" }],
    scheduled_event: { invitee: { mail: "a***@b.co", name: "A" } },
  });
});

import type { InviteePayload, MeetingPayload } from "./meeting-payload";

const AT = "2027-03-02T01:30:00.000Z";
const FIRST = { start: "2027-03-04T05:00:00.000Z", end: "2027-03-04T05:30:00.000Z" };
const SECOND = { start: "2027-03-05T05:00:00.000Z", end: "2027-03-05T05:30:00.000Z" };

const host = { id: "example-member", name: "이준호", email: "junho@dure.example" };
const invitee = { name: "김민아", email: "mina@hanbit.example", phone: "82-1012345678" };

const meeting: MeetingPayload["meeting"] = {
  id: "example-meeting",
  title: "제품 소개 미팅",
  booking_page_id: "example-page",
  date_range: FIRST,
  timezone: "Asia/Seoul",
  language: "ko",
  host,
  hosts: [host],
  invitees: [invitee],
  company: "한빛상사",
  note: "",
  answers: [{ name: "team_size", label: "팀 규모", value: "11-50" }],
  meeting_plan: { id: "example-plan", type: "phone", value: "" },
  utm: {},
  record_id: null,
  submission_id: null,
  cancelled: false,
  created_at: AT,
  updated_at: AT,
};

/** What a test of a webhook sends about meetings. */
export const meetingExamples = {
  "invitee-created": { invitee, meeting },
  "meeting-created": { meeting },
  "meeting-rescheduled": {
    meeting: { ...meeting, date_range: SECOND },
    change: { reason: "일정이 겹쳐요", old_date_range: FIRST, new_date_range: SECOND },
  },
  "meeting-cancelled": {
    meeting: { ...meeting, cancelled: true },
    change: { reason: "다음 분기에 다시 논의해요", old_date_range: FIRST, new_date_range: null },
  },
} as const satisfies Record<string, MeetingPayload | InviteePayload>;

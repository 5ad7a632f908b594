import { describe, expect, test } from "vitest";
import { NO_FIELDS } from "../../records/field/custom-field";
import type { IncomingContext } from "../../records/incoming/incoming";
import { CrmRecord } from "../../records/record/record";
import { type BookedMeeting, createLeadFromMeeting, followMeetings } from "./create-lead-from-meeting";
import { StoredSubmission } from "./form-submission";
import type { NoteFormat } from "./meeting-note";

const NOW = "2026-11-21T09:00:00.000Z";
const LATER = "2026-11-22T09:00:00.000Z";
const meetingAt = (start: string): BookedMeeting => ({
  id: "m1",
  title: "Demo",
  date_range: { start, end: start },
  change_logs: [],
  invitees: [{ name: "Guest", email: "guest@example.com", phone: "" }],
  note: "",
  q_a: [],
  company: "",
  visitor_id: null,
  form_submissions_mapping: { record_type_id: null, stage_id: null },
});
const known = (meetsAt: string | null, ...sameEmail: CrmRecord[]): IncomingContext & { noteFormat: NoteFormat } => ({
  noteFormat: { locale: "ko", zone: "Asia/Seoul" },
  recorded: undefined,
  contactId: undefined,
  contactFields: NO_FIELDS("contact"),
  sameEmail,
  pipelines: new Map(),
  pipeline: undefined,
  companyId: undefined,
  fields: NO_FIELDS("lead"),
  companyFields: NO_FIELDS("company"),
  assignee: null,
  meetsAt,
});
const lead = (first_meeting_at: string | null) =>
  CrmRecord.parse({
    id: "l1",
    kind: "lead",
    deal_name: "Guest",
    email: "guest@example.com",
    first_meeting_at,
    created_at: NOW,
    created_by: "u",
    updated_at: NOW,
    updated_by: "u",
  });

const submission = (id: string, start: string, ...types: ("rescheduled" | "cancelled")[]) =>
  StoredSubmission.parse({
    id,
    record_id: "l1",
    incoming_channel: { title: "Demo", type: "booking-page", linkId: "p1", delete: false },
    scheduled_event: {
      id,
      title: "Demo",
      organizer: { id: "u", name: "Host", email: "host@example.com" },
      date_range: { start, end: start },
      invitee: { mail: "guest@example.com", name: "Guest" },
      attendees: [],
      meet_at: { type: "phone", value: "" },
      change_logs: types.map((type) => ({
        type,
        reason: "",
        updated_by: "Guest",
        cancelled_by: null,
        timestamp: NOW,
        old_date_range: { start, end: start },
        new_date_range: null,
      })),
    },
    answers: [],
    disqualified: false,
    utms: {},
    assignee: null,
    submitted_at: NOW,
    updated_at: NOW,
  });

describe("the first meeting of a record", () => {
  const [early, late] = ["2026-12-01T01:00:00.000Z", "2026-12-02T01:00:00.000Z"];

  test.each([late, null])("is the one that created the record: %s", (meetsAt) => {
    expect(createLeadFromMeeting(meetingAt(late), known(meetsAt), NOW).record.first_meeting_at).toBe(meetsAt);
  });

  test.each([
    [null, late, late],
    [late, early, early],
    [early, late, early],
    [early, null, early],
  ])("known to be at %s, with another one at %s, is at %s", (before, meetsAt, expected) => {
    expect(createLeadFromMeeting(meetingAt(late), known(meetsAt, lead(before)), NOW).record.first_meeting_at).toBe(
      expected,
    );
  });

  test.each([
    ["moves with it", early, [submission("a", late, "rescheduled")], late],
    ["is the next one after a cancellation", early, [submission("a", early, "cancelled"), submission("b", late)], late],
    ["is none when all are cancelled", early, [submission("a", early, "rescheduled", "cancelled")], null],
    ["comes forward", late, [submission("a", late), submission("b", early)], early],
  ])("%s", (_, before, meetings, expected) => {
    const change = followMeetings(lead(before), meetings, LATER);
    expect(change).toMatchObject({ type: "lead.changed", after: { first_meeting_at: expected, updated_at: LATER } });
    if (change) expect(followMeetings(change.after, meetings, LATER)).toBeUndefined();
  });
});

test.each([
  ["오지훈", "지훈", "오"],
  ["Ada Byron", "Ada", "Byron"],
])("an invitee's name is split in the same way as in imports: %s", (name, first_name, last_name) => {
  const meeting = { ...meetingAt(LATER), invitees: [{ name, email: "guest@example.com", phone: "" }] };
  const { record } = createLeadFromMeeting(meeting, known(LATER), NOW);
  expect(record).toMatchObject({ deal_name: name, first_name, last_name });
});

test("a company gets its registry number if it was chosen in the registry, not if it was typed", () => {
  const companyOf = (more: Partial<BookedMeeting>) =>
    createLeadFromMeeting({ ...meetingAt(LATER), ...more }, known(LATER), NOW).changes.find(
      ({ after }) => after.kind === "company",
    );
  expect(companyOf({ company: "(주)두레", nice_id: "9901110000001" })?.after).toMatchObject({
    name: "(주)두레",
    nice_id: "9901110000001",
  });
  expect(companyOf({ company: "두레" })?.after).toMatchObject({ name: "두레", nice_id: null });
});

import { describe, expect, test } from "vitest";
import { NO_FIELDS } from "./custom-field";
import { type BookedMeeting, type Known, recordMeeting } from "./meeting";
import { CrmRecord } from "./record";

const NOW = "2026-11-21T09:00:00.000Z";
const meetingAt = (start: string): BookedMeeting => ({
  id: "m1",
  title: "Demo",
  date_range: { start },
  invitees: [{ name: "Guest", email: "guest@example.com", phone: "" }],
  note: "",
  company: "",
  language: "en",
  timezone: "Asia/Seoul",
  visitor_id: null,
  form_submissions_mapping: { record_type_id: null, stage_id: null },
});
const known = (...sameEmail: CrmRecord[]): Known => ({
  sameEmail,
  pipelines: new Map(),
  pipeline: undefined,
  companyId: undefined,
  fields: NO_FIELDS("lead"),
  companyFields: NO_FIELDS("company"),
  assignee: null,
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

describe("the first meeting of a record", () => {
  const [early, late] = ["2026-12-01T01:00:00.000Z", "2026-12-02T01:00:00.000Z"];

  test("is the one that made it", () => {
    expect(recordMeeting(meetingAt(late), known(), NOW).record.first_meeting_at).toBe(late);
  });

  test.each([
    [null, late, late],
    [late, early, early],
    [early, late, early],
  ])("known as %s, another at %s: %s", (before, start, expected) => {
    expect(recordMeeting(meetingAt(start), known(lead(before)), NOW).record.first_meeting_at).toBe(expected);
  });
});

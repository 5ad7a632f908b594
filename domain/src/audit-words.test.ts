import { expect, test } from "vitest";
import { auditWords } from "./audit-words";
import { StoredSubmission } from "./forms/submission/form-submission";
import { SubmissionRow } from "./routing/submission/submission";

/** Fields that the log skips, and a property that exists only in answers to readers. */
const UNSHOWN = ["id", "updated_at", "blurred"];

test("each field of a submission has a name in the log", () => {
  const kinds = { submission: SubmissionRow, "form-submission": StoredSubmission };
  const unnamed = Object.entries(kinds).flatMap(([kind, { shape }]) =>
    Object.keys(shape).filter((field) => !UNSHOWN.includes(field) && !auditWords.fieldLabel(kind, field)),
  );
  expect(unnamed).toEqual([]);
});

test("each field that a member, campaign, router or automation logs has a name in the audit log", () => {
  const changed = {
    member: ["team_member_status", "last_activated_at"],
    campaign: ["status", "sender_email", "sender_name", "segment_ids", "with_unsubscriber", "schedule_zone"],
    router: ["default", "groups", "fields", "rules"],
    automation: ["status", "version", "trigger", "steps", "re_entry", "stops_on_booking"],
  };
  const unnamed = Object.entries(changed).flatMap(([kind, fields]) =>
    fields.filter((field) => !auditWords.fieldLabel(kind, field)),
  );
  expect(unnamed).toEqual([]);
});

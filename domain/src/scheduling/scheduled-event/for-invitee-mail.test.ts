import { expect, test } from "vitest";
import { forInviteeMail } from "./for-invitee-mail";
import { meetingMail } from "./meeting-mail";
import type { ScheduledEvent } from "./scheduled-event";

const range = { start: "2026-11-24T01:00:00.000Z", end: "2026-11-24T01:30:00.000Z" };
const LURE = "Your account is locked: https://evil.example/unlock";
const moved = (updated_by: string, reason: string) => ({
  ...{ type: "rescheduled" as const, reason, updated_by, timestamp: range.start },
  ...{ old_date_range: range, new_date_range: range },
});
const host = { id: "h", name: "이멤버", email: "h@example.com" };
const event = {
  title: "상담",
  timeslots: { id: "p", type: "multi-use" },
  date_range: range,
  host,
  hosts: [host],
  invitees: [{ name: LURE, email: "victim@example.org", phone: "82-1012345678" }],
  meeting_plan: { type: "phone", value: "" },
  note: LURE,
  q_a: [{ name: "reason", label: "문의 이유", value: LURE }],
  company: LURE,
  cancellation: null,
  change_logs: [moved(host.name, "출장"), moved(LURE, LURE)],
} as unknown as ScheduledEvent;

test.each(["created", "rescheduled", "cancelled", "reminder"] as const)(
  "a mail to the typed address contains no free text of the visitor: %s",
  (kind) => {
    const mail = JSON.stringify(meetingMail(kind, event, { party: "invitee", locale: "ko", zone: "Asia/Seoul" }));
    expect(mail).not.toContain("https:");
    expect(mail).not.toContain("evil.example");
  },
);

test("the mail to the host contains all of the visitor's text", () => {
  const { rows } = meetingMail("rescheduled", event, { party: "host", locale: "ko", zone: "Asia/Seoul" });
  expect(rows).toContainEqual(["메모", LURE]);
  expect(rows).toContainEqual(["문의 이유", LURE]);
  expect(rows).toContainEqual(["사유", LURE]);
});

test.each([host.name, LURE])("an invitee's reason for a cancellation is mailed only to the host: %s", (name) => {
  const reasonsOf = (by_invitee: boolean) => {
    const log = { ...moved(name, LURE), type: "cancelled" as const, by_invitee };
    const invitees = [{ name, email: "victim@example.org", phone: "" }];
    const cancellation = { cancelled_by: name, reason: LURE };
    const mailed = forInviteeMail({ ...event, invitees, cancellation, change_logs: [log] });
    return [mailed.cancellation?.reason, mailed.change_logs[0]?.reason];
  };
  expect(reasonsOf(true)).toEqual(["", ""]);
  expect(reasonsOf(false)).toEqual([LURE, LURE]);
});

test("the mail to the invitee has the host's reason also for an older change, which names only its author", () => {
  expect(forInviteeMail(event).change_logs.map(({ reason }) => reason)).toEqual(["출장", ""]);
});

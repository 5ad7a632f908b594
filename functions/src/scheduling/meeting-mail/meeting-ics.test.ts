import { bookMeeting } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import { BookingRequest } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { expect, test } from "vitest";
import { meetingIcs } from "./meeting-ics";

const page = {
  id: "page",
  title: "Call",
  strategy: "collective" as const,
  form_submissions_mapping: { record_type_id: null, stage_id: null },
  form_field_mapping: {},
  reminders: [],
  slack_channel: null,
  follow_up_mail_setting: null,
};
const EVENT_URL = "https://app.example/public-pages/event/1";
const host = { id: "host", name: "Mina", email: "mina@example.com", dest_cal: null };
const plan = { id: "plan", type: "phone" as const, value: "", length: 30, buffer: { head: 0, tail: 0 } };

/** At 06:00 UTC New York's clocks go back from 2:00 to 1:00. */
test("a calendar file has the time of a meeting in the repeated hour in UTC, which is unambiguous", () => {
  const request = BookingRequest.parse({
    invitees: [{ name: "Ada", email: "ada@example.org" }],
    availability: { start: "2027-11-07T05:30:00Z", end: "2027-11-07T06:00:00Z" },
    timezone: "America/New_York",
  });
  const ids = { id: "3f2b8c1e-9a4d-4e6f-8b7a-0c1d2e3f4a5b", uuid: "0c1d2e3f-9a4d-4e6f-8b7a-3f2b8c1e4a5b" };
  const event = bookMeeting(page, { hosts: [host], plan }, request, ids, "2027-11-01T00:00:00.000Z");
  const file = meetingIcs(event, { locale: "en", url: EVENT_URL });
  expect(file).toContain("DTSTART:20271107T053000Z");
  expect(file).toContain("DTEND:20271107T060000Z");
});

test("the host's calendar file contains the answers to the page's own questions, the invitee's does not", () => {
  const request = BookingRequest.parse({
    invitees: [{ name: "Ada", email: "ada@example.org" }],
    availability: { start: "2027-11-08T05:30:00Z", end: "2027-11-08T06:00:00Z" },
    q_a: [{ name: "reason", value: "A trial" }],
  });
  const ids = { id: "3f2b8c1e-9a4d-4e6f-8b7a-0c1d2e3f4a5b", uuid: "0c1d2e3f-9a4d-4e6f-8b7a-3f2b8c1e4a5b" };
  const event = bookMeeting(page, { hosts: [host], plan }, request, ids, "2027-11-01T00:00:00.000Z");
  const [reader] = event.hosts;
  if (!reader) throw new Error("A meeting has a host.");
  expect(meetingIcs(event, { reader, locale: "en", url: EVENT_URL })).toContain("reason: A trial");
  expect(meetingIcs(event, { locale: "en", url: EVENT_URL })).not.toContain("A trial");
});

import { expect, test } from "vitest";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";
import { followUpOf } from "./follow-up-of";

const setting = { email_template_id: 3, sender: "ORGANIZER" as const, cc: ["copy@dure.test"], bcc: [] };
const meeting = (changes: Partial<ScheduledEvent> = {}) =>
  ({
    id: "meeting",
    title: "도입 상담",
    date_range: { start: "2026-11-24T01:00:00.000Z", end: "2026-11-24T01:30:00.000Z" },
    host: { id: "host", name: "박담당", email: "host@dure.test" },
    invitees: [{ name: "이손님", email: "guest@dure.test", phone: "82-1012345678" }],
    company: "두레상사",
    language: "en",
    timezone: "Asia/Seoul",
    meeting_plan: { id: "plan", type: "offline", value: "테헤란로 1" },
    follow_up_mail_setting: setting,
    cancellation: null,
    ...changes,
  }) as ScheduledEvent;

test("a booking's mail says when and where, in the invitee's language and zone", () =>
  expect(followUpOf(meeting(), "https://dure.test/event")).toMatchObject({
    id: "follow-up-meeting",
    template_id: 3,
    sender: "ORGANIZER",
    cc: ["copy@dure.test"],
    to: { email: "guest@dure.test", name: "이손님" },
    values: {
      company: "두레상사",
      meeting_time: expect.stringMatching(/Tuesday, November 24, 2026.+10:00.+\(Asia\/Seoul\)/),
      meeting_place: "테헤란로 1",
      reschedule_link: "https://dure.test/event",
    },
  }));

test.each<[string, Partial<ScheduledEvent>]>([
  ["a page without a template", { follow_up_mail_setting: null }],
  ["a meeting that was cancelled", { cancellation: { cancelled_by: "박담당", reason: "사정" } }],
])("%s asks for none", (_, changes) => expect(followUpOf(meeting(changes), "")).toBeNull());

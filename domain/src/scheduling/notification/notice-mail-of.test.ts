import { expect, test } from "vitest";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";
import { isStillNews, noticeMailOf } from "./notice-mail-of";

const host = { id: "host", name: "박담당", email: "host@dure.test" };
const meeting = {
  id: "meeting",
  title: "도입 상담",
  date_range: { start: "2026-11-24T01:00:00.000Z", end: "2026-11-24T01:30:00.000Z" },
  ...{ host, hosts: [host] },
  invitees: [{ name: "이손님", email: "guest@dure.test", phone: "82-1012345678" }],
  company: "두레상사",
  meeting_plan: { id: "plan", type: "offline", value: "테헤란로 1" },
  follow_up_mail_setting: { email_template_id: 3, sender: "ORGANIZER", cc: [], bcc: [] },
  cancellation: null,
} as unknown as ScheduledEvent;
const READER = { locale: "en", zone: "Asia/Seoul", eventUrl: "https://dure.test/event" } as const;
const notice = (reader: string, emailTemplateId: number) => ({
  ...{ reader, emailTemplateId, cc: ["copy@dure.test"], bcc: [], hasFile: false },
  sender: "ORGANIZER" as const,
});

test("a booking's mail says when and where, in its reader's language and zone", () =>
  expect(noticeMailOf(meeting, { change: "created", sequence: 0, notice: notice("invitee", 3) }, READER)).toMatchObject(
    {
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
    },
  ));

test("a reply to a host's mail goes to the invitee", () =>
  expect(noticeMailOf(meeting, { change: "cancelled", sequence: 2, notice: notice("host", 4) }, READER)).toMatchObject({
    id: "meeting-2-cancelled-4-host",
    to: { email: "host@dure.test" },
    reply_to: { email: "guest@dure.test" },
  }));

const cancellation = { cancelled_by: "박담당", reason: "사정" };

test.each([
  ["a booking that was moved", { cancellation: null, sequence: 1 }, 0, "created", true],
  ["a booking that was cancelled", { cancellation, sequence: 1 }, 0, "created", false],
  ["the last move", { cancellation: null, sequence: 2 }, 2, "rescheduled", true],
  ["a move before another", { cancellation: null, sequence: 2 }, 1, "rescheduled", false],
  ["a move of what was cancelled", { cancellation, sequence: 2 }, 1, "rescheduled", false],
  ["a cancellation", { cancellation, sequence: 2 }, 2, "cancelled", true],
] as const)("whether a notice about %s is still news", (_, now, sequence, change, isTold) =>
  expect(isStillNews(now, { sequence }, change)).toBe(isTold),
);

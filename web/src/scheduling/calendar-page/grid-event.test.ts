import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { expect, test } from "vitest";
import { toMeetingBlocks } from "./grid-event";

const host = (id: string, calendar_state: ScheduledEventView["hosts"][number]["calendar_state"]) => ({
  id,
  name: id,
  email: `${id}@dure.example`,
  calendar_state,
});
const meeting = (
  id: string,
  hosts: ScheduledEventView["hosts"],
  cancellation: ScheduledEventView["cancellation"] = null,
) => ({
  id,
  title: "도입 상담",
  invitees: [{ name: "김하나", email: "hana@customer.example", phone: "" }],
  date_range: { start: "2027-03-01T01:00:00.000Z", end: "2027-03-01T01:30:00.000Z" },
  cancellation,
  hosts,
});

test("a meeting is shown as a block if none of the member's own calendars shows it", () => {
  const cancelled = { cancelled_by: "me", reason: "출장" };
  const blocks = toMeetingBlocks(
    [
      meeting("kept here", [host("me", "none")]),
      meeting("in my calendar", [host("me", "written")]),
      meeting("beside somebody with a calendar", [host("other", "written"), host("me", "none")]),
      meeting("cancelled", [host("me", "none")], cancelled),
      meeting("somebody else's", [host("other", "none")]),
    ],
    "me",
  );
  expect(blocks.map(({ id }) => id)).toEqual(["kept here", "beside somebody with a calendar"]);
  expect(blocks[0]).toMatchObject({
    kind: "calendar",
    title: "도입 상담 · 김하나",
    start: new Date("2027-03-01T01:00:00.000Z"),
    allDay: false,
  });
});

import { DEFAULT_WORKING_HOURS } from "@dure/domain/scheduling/booking-page/booking-page";
import { expect, test } from "vitest";
import { mailTo } from "../../../support/email/inbox";
import { bookingPage, bookingRequest, organizerOf } from "../../../support/scheduling/booking";
import { allCalendars, newHost } from "../../../support/scheduling/calendars";
import { connect } from "../../../support/suite/client";
import { until } from "../../../support/suite/wait";
import { icsOf } from "../scheduled-event/ics-of";

/** On the first Sunday of next November, New York's clocks show 01:30 twice: before and after summer time ends. */
const novemberFirst = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 10, 1));
const summerEnds = new Date(novemberFirst.getTime() + ((7 - novemberFirst.getUTCDay()) % 7) * 86_400_000)
  .toISOString()
  .slice(0, 10);
const halfPastOne = (utc: string) => ({
  start: `${summerEnds}T${utc}:00.000Z`,
  end: endOf(`${summerEnds}T${utc}:00.000Z`),
});
const endOf = (start: string) => new Date(Date.parse(start) + 1_800_000).toISOString();
const timezone = "America/New_York";

test.concurrent.each(allCalendars().map((calendars) => [calendars.provider, calendars] as const))(
  "%s keeps the time of a meeting in the hour that a clock change repeats, booked and moved",
  async (_, calendars) => {
    const { host, calendar } = await newHost(calendars);
    const page = await bookingPage(host, {
      timezone,
      working_hours: { ...DEFAULT_WORKING_HOURS, sun: [{ start: "01:00", end: "02:00" }] },
      organizers: [organizerOf(host, { dest_cal: calendar, conflict_cals: [calendar] })],
    });
    const [summer, winter] = [halfPastOne("05:30"), halfPastOne("06:30")];
    const email = `clock-${page.id}@example.org`;
    const event = await connect().scheduling.bookPublicly({
      query: { id: page.id, type: "multi-use" },
      body: { ...bookingRequest(winter, { email }), timezone },
    });
    const confirmed = icsOf(await mailTo(email, "미팅 확정")).event;
    expect([confirmed.start, confirmed.end]).toEqual([new Date(winter.start), new Date(winter.end)]);
    expect(await calendars.starts(host.email)).toEqual([Date.parse(winter.start)]);
    const [file] = (await mailTo(host.email, "미팅 확정")).attachments;
    // With another UID, a calendar would import the file as a second meeting.
    expect(file?.filename).toBe(calendars.provider === "google" ? "invite.ics" : undefined);

    const body = { ...summer, reason: "한 시간 먼저" };
    await connect().scheduling.reschedulePublicly({ params: { id: event.uuid }, query: {}, body });
    const moved = icsOf(await mailTo(email, "미팅 일정 변경")).event;
    expect(moved.start).toEqual(new Date(summer.start));
    await until(async () => (await calendars.starts(host.email))[0] === Date.parse(summer.start), 30_000);
    expect(await calendars.starts(host.email)).toHaveLength(1);
  },
);

import { describe, expect, test } from "vitest";
import { bookingPage, bookingRequest, organizerOf } from "../../../support/scheduling/booking";
import { allCalendars, newHost } from "../../../support/scheduling/calendars";
import { connect } from "../../../support/suite/client";
import { MONDAY } from "../../../support/suite/monday";
import { until } from "../../../support/suite/wait";

const at = (clock: string) => Date.parse(`${MONDAY}T${clock}+09:00`);
const slotAt = (clock: string) => ({
  start: new Date(at(clock)).toISOString(),
  end: new Date(at(clock) + 30 * 60_000).toISOString(),
});
const TEN = slotAt("10:00");
const NINE = slotAt("09:00");

describe.concurrent.each(allCalendars().map((calendars) => [calendars.provider, calendars] as const))(
  "while %s refuses changes, the outdated event of a meeting doesn't block times:",
  (_, calendars) => {
    /** Books a meeting at ten that reaches the calendar. From then on, the calendar refuses all writes. */
    async function bookedAtTen() {
      const { host, calendar } = await newHost(calendars);
      const page = await bookingPage(host, {
        organizers: [organizerOf(host, { dest_cal: calendar, conflict_cals: [calendar] })],
      });
      const book = (slot: typeof TEN) =>
        connect().scheduling.bookPublicly({
          query: { id: page.id, type: "multi-use" },
          body: bookingRequest(slot),
        });
      const event = await book(TEN);
      await until(async () => (await calendars.starts(host.email)).includes(at("10:00")), 30_000);
      for (const method of ["DELETE", "PATCH", "PUT"])
        await calendars.addFault({ method, account: host.email, path: "/events/", status: 503, times: 60 });
      const starts = async () => {
        const query = { start: MONDAY, end: MONDAY, timezone: "Asia/Seoul" };
        const { slots } = await connect().scheduling.getPublicBooking({ params: { id: page.id }, query });
        return slots.map(({ start }) => start);
      };
      const move = (slot: typeof TEN) =>
        host.client.scheduling.rescheduleEvent({
          params: { id: event.id },
          query: {},
          body: { ...slot, reason: "일정 변경" },
        });
      const cancel = () => host.client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "취소" } });
      return { host, calendar, book, starts, move, cancel };
    }

    test("a canceled meeting's time can be booked again", async () => {
      const { host, book, starts, cancel } = await bookedAtTen();
      expect(await starts()).not.toContain(TEN.start);
      await cancel();
      expect(await calendars.starts(host.email)).toEqual([at("10:00")]);
      expect(await starts()).toContain(TEN.start);
      expect(await book(TEN)).toMatchObject({ date_range: TEN });
    });

    test("a moved meeting can move back, and its former time can be booked", async () => {
      const { host, book, starts, move } = await bookedAtTen();
      expect(await move(NINE)).toMatchObject({ date_range: NINE });
      expect(await starts()).toContain(TEN.start);
      expect(await move(TEN)).toMatchObject({ date_range: TEN });
      expect(await starts()).toContain(NINE.start);
      expect(await move(NINE)).toMatchObject({ date_range: NINE });
      expect(await calendars.starts(host.email)).toEqual([at("10:00")]);
      expect(await book(TEN)).toMatchObject({ date_range: TEN });
    });

    test("another event at the same time still blocks", async () => {
      const { host, book, starts, cancel } = await bookedAtTen();
      await calendars.addEvent(host.email, { time: { start: `${MONDAY}T10:00`, end: `${MONDAY}T10:30` } });
      await cancel();
      await expect(book(TEN)).rejects.toMatchObject({ code: "SLOT_TAKEN" });
      expect(await starts()).not.toContain(TEN.start);
    });
  },
);

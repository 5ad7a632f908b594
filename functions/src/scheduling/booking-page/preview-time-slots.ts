import type { schedulingApi } from "@dure/domain/scheduling/api";
import { Organizer } from "@dure/domain/scheduling/booking-page/booking-page";
import { windowAt } from "@dure/domain/scheduling/booking-page/page-offer";
import { daysOffOf } from "@dure/domain/scheduling/holidays/days-off-of";
import { toRange } from "@dure/domain/scheduling/slots/interval";
import { requestedRange } from "@dure/domain/scheduling/slots/slots";
import type { Verb } from "../../platform/http/endpoint";
import { assertOrganizers } from "./assert-organizers";
import { freeTimesOf } from "./free-times";

/** The times of one organizer; the caller combines those of several. */
export const previewTimeSlots: Verb<typeof schedulingApi.previewTimeSlots> = async (ctx, { body }) => {
  const { linkId, organizer_id, dateRange, availabilities, dest_cal, conflict_cals, days_ahead, ...rest } = body;
  const { slot_interval, holidays, ...options } = rest;
  const organizer = Organizer.parse({ id: organizer_id ?? ctx.actor.id, dest_cal, conflict_cals });
  if (organizer.id !== ctx.actor.id || dest_cal || conflict_cals.length > 0) await assertOrganizers(ctx, [organizer]);
  const nowMs = Date.parse(ctx.now);
  const range = requestedRange({ ...dateRange, timezone: options.timezone });
  const window = windowAt({ ...options, days_ahead }, nowMs);
  const interval = slot_interval === "length" ? options.length : slot_interval;
  const offer = { ...options, window, working_hours: availabilities, interval, days_off: daysOffOf(holidays) };
  const free = await freeTimesOf({ teamId: ctx.teamId, pageId: linkId, nowMs }, organizer, offer, range);
  return { slots: free.map(toRange) };
};

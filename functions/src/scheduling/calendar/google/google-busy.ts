import { type Interval, toRange } from "@dure/domain/scheduling/slots/interval";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { CalendarError } from "../calendar-error";
import type { CalendarAccount } from "../provider-types";
import { withGoogle } from "./google-client";

/** Google's free/busy endpoint: it knows every rule of Google's calendars, and needs no permission to read events. */
export async function googleBusy(
  account: CalendarAccount,
  calendarIds: readonly string[],
  range: Interval,
): Promise<Interval[][]> {
  const { start: timeMin, end: timeMax } = toRange(range);
  const requestBody = {
    timeMin,
    timeMax,
    items: calendarIds.map((id) => ({ id })),
  };
  const { calendars } = await withGoogle(account, (api) => api.freebusy.query({ requestBody }));
  return calendarIds.map((id) => {
    const answer = calendars?.[id];
    if (answer?.errors?.[0]?.reason === "notFound") throw new AppError("NOT_FOUND", schedulingTexts.calendarMissing);
    if (!answer?.busy || answer.errors?.length) throw new CalendarError(`No free/busy answer for ${id}.`);
    return answer.busy.map(({ start, end }) => ({ start: Date.parse(start ?? ""), end: Date.parse(end ?? "") }));
  });
}

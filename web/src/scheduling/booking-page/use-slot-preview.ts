import { DEFAULT_PLAN } from "@dure/domain/scheduling/meeting-plan";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../lib/api";
import { shiftDay } from "../time/month-grid";
import { zoneDay } from "../time/zone-day";
import { PageForm, type PageInput, type PageOutput } from "./page-form-schema";

const PREVIEW_DAYS = 14;
const SETTLED_MS = 500;

/** The times that the options would offer in the next two weeks, once the typing has settled. */
export function useSlotPreview(input: PageInput, enabled: boolean) {
  const text = JSON.stringify({ ...input, title: input.title || "-" });
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const { data: options } = PageForm.safeParse(JSON.parse(settled));
  const timezone = options?.timezone ?? "UTC";
  const start = laterOf(zoneDay(Date.now(), timezone), options?.window.start ?? null);
  const dateRange = { start, end: shiftDay(start, PREVIEW_DAYS - 1) };
  return useQuery(
    api.scheduling.previewTimeSlots.queryOptions({
      input: options ? { body: { ...previewOf(options), dateRange } } : skipToken,
      enabled,
      placeholderData: keepPreviousData,
      select: ({ slots }) => slots,
    }),
  );
}

/** What the first organizer offers for the first way to meet. */
function previewOf(options: PageOutput) {
  const { organizers, meeting_plans, timezone, working_hours, date_overrides, window, offset } = options;
  const { length, buffer } = meeting_plans[0] ?? DEFAULT_PLAN;
  const [organizer] = organizers;
  return {
    organizer_id: organizer?.id,
    timezone,
    length,
    buffer,
    availabilities: organizer?.availabilities ?? working_hours,
    date_overrides: organizer?.date_overrides ?? date_overrides,
    conflict_cals: organizer?.conflict_cals ?? [],
    dest_cal: organizer?.dest_cal ?? null,
    window,
    offset,
  };
}

const laterOf = (a: string, b: string | null) => (b !== null && b > a ? b : a);

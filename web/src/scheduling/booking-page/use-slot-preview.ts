import type { Organizer } from "@dure/domain/scheduling/booking-page/booking-page";
import { DEFAULT_PLAN } from "@dure/domain/scheduling/booking-page/meeting-plan";
import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../lib/api";
import { isAwaitingData } from "../../lib/is-awaiting-data";
import { shiftDay } from "../time/month-grid";
import { zoneDay } from "../time/zone-day";
import { combineSlots } from "./combine-slots";
import { PageForm, type PageInput, type PageOutput } from "./page-form-schema";

const PREVIEW_DAYS = 14;
const SETTLED_MS = 500;

/** The times that all attendees would offer in the next two weeks; debounced. */
export function useSlotPreview(input: PageInput, pageId: string) {
  const text = JSON.stringify({ ...input, title: input.title || "-" });
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const { data: options } = PageForm.safeParse(JSON.parse(settled));
  const asked = options ? options.organizers.map((organizer) => previewOf(options, organizer, pageId)) : [];
  return useQueries({
    queries: asked.map((body) =>
      api.scheduling.previewTimeSlots.queryOptions({
        input: { body },
        context: { regrant: "inline" },
        placeholderData: keepPreviousData,
      }),
    ),
    combine: (answers) => {
      const known = answers.flatMap(({ data }) => (data ? [data.slots] : []));
      const isKnown = known.length === answers.length || options?.strategy === "round-robin";
      return {
        slots: options && isKnown && known.length > 0 ? combineSlots(options.strategy, known) : undefined,
        error: answers.find(({ error }) => error)?.error,
        /** Whether the slots are still those of earlier settings. */
        isStale: answers.some(isAwaitingData),
      };
    },
  });
}

/** The request for an organizer's times, for the page's first way to meet. */
function previewOf(options: PageOutput, organizer: Organizer, linkId: string) {
  const { meeting_plans, timezone, working_hours, date_overrides, window, days_ahead, offset, daily_limit } = options;
  const { weekly_limit, monthly_limit, slot_interval, holidays } = options;
  const { length, buffer } = meeting_plans[0] ?? DEFAULT_PLAN;
  const start = laterOf(zoneDay(Date.now(), timezone), window.start);
  return {
    linkId,
    organizer_id: organizer.id,
    dateRange: { start, end: shiftDay(start, PREVIEW_DAYS - 1) },
    timezone,
    length,
    buffer,
    availabilities: organizer.availabilities ?? working_hours,
    date_overrides: organizer.date_overrides ?? date_overrides,
    conflict_cals: organizer.conflict_cals,
    dest_cal: organizer.dest_cal,
    window,
    days_ahead,
    offset,
    ...{ daily_limit, weekly_limit, monthly_limit, slot_interval, holidays },
  };
}

const laterOf = (a: string, b: string | null) => (b !== null && b > a ? b : a);

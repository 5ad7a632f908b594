import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../lib/api";
import { shiftDay } from "../time/month-grid";
import { zoneDay } from "../time/zone-day";
import { PageForm, type PageInput } from "./page-form-schema";

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
  const fallback = { ...input, title: "-" };
  return useQuery(
    api.scheduling.previewTimeSlots.queryOptions({
      input: { body: { options: options ?? fallback, start, end: shiftDay(start, PREVIEW_DAYS - 1), timezone } },
      enabled: enabled && options !== undefined,
      placeholderData: keepPreviousData,
      select: ({ slots }) => slots,
    }),
  );
}

const laterOf = (a: string, b: string | null) => (b !== null && b > a ? b : a);

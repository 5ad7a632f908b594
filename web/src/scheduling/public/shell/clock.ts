import type { HourCycle } from "@dure/domain/shared/clock";
import { useEffect, useMemo, useState } from "preact/hooks";
import { createTimeFormat } from "../../time/time-format";
import { useLanguage } from "./language";

const KEY = "dure clock";
const listeners = new Set<(cycle: HourCycle) => void>();
let chosen: HourCycle | undefined;

function savedCycle(): HourCycle {
  try {
    return localStorage.getItem(KEY) === "h23" ? "h23" : "h12";
  } catch {
    return "h12";
  }
}

/** The clock of 12 or of 24 hours, which the visitor's browser remembers. */
export function useClock(): { cycle: HourCycle; setCycle: (cycle: HourCycle) => void } {
  chosen ??= savedCycle();
  const [cycle, show] = useState<HourCycle>(chosen);
  useEffect(() => {
    listeners.add(show);
    return () => void listeners.delete(show);
  }, []);
  const setCycle = (next: HourCycle) => {
    chosen = next;
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // The choice applies to this page only.
    }
    for (const listener of listeners) listener(next);
  };
  return { cycle, setCycle };
}

/** Days and times of a zone, in the visitor's language and clock. */
export function useTimeFormat(zone: string) {
  const { locale } = useLanguage();
  const { cycle } = useClock();
  return useMemo(() => createTimeFormat(locale, zone, cycle), [locale, zone, cycle]);
}

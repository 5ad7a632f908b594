import { useEffect, useRef, useState } from "preact/hooks";
import { dayByKey, monthOf } from "../../time/month-grid";
import type { Picker } from "./use-picker";

/** The day of the calendar that is in the tab order, and the keys that move it. */
export function useDayKeys(picker: Picker, today: string, firstWeekday: number) {
  const { month, day } = picker;
  const [reached, reach] = useState<string>();
  const grid = useRef<HTMLTableElement>(null);
  const followFocus = useRef(false);
  const tabStop = [reached, day, today].find((one) => one !== undefined && monthOf(one) === month) ?? `${month}-01`;

  useEffect(() => {
    if (!followFocus.current) return;
    followFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"]`)?.focus();
  }, [tabStop]);

  const move = (event: KeyboardEvent) => {
    const target = dayByKey(tabStop, event.key, firstWeekday);
    if (target === undefined) return;
    event.preventDefault();
    const wanted = monthOf(target);
    if ((wanted < month && !picker.canGoBack) || (wanted > month && !picker.canGoOn)) return;
    followFocus.current = true;
    reach(target);
    picker.goTo(wanted);
  };
  return { grid, tabStop, reach, move };
}

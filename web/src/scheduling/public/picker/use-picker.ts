import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { useEffect, useMemo, useState } from "preact/hooks";
import { groupSlots } from "../../time/group-slots";
import { monthOf, shiftMonth } from "../../time/month-grid";
import { zoneDay } from "../../time/zone-day";
import { type LoadSlots, useMonthSlots } from "./use-month-slots";

/** How many months without a free time are skipped before the visitor has to go on by hand. */
const MONTHS_PASSED = 2;

export type PickerOptions = {
  load: LoadSlots;
  zone: string;
  /** Days the page can be booked on; null is open. */
  window: { start: string | null; end: string | null };
  /** False if nothing can be booked; then nothing is requested. */
  enabled: boolean;
};

const laterOf = (a: string, b: string | null) => (b !== null && b > a ? b : a);

/** The shown month and day, and the free times by the reader's days. */
export function usePicker({ load, zone, window, enabled }: PickerOptions) {
  const firstMonth = monthOf(laterOf(zoneDay(Date.now(), zone), window.start));
  const [wantedMonth, setMonth] = useState(firstMonth);
  const [passed, setPassed] = useState(0);
  const [chosenDay, setChosenDay] = useState<string>();
  const { months, ask, reload } = useMonthSlots(load);
  const month = laterOf(wantedMonth, firstMonth);
  const shown = months[month] ?? { status: "loading" };
  const slots = shown.status === "ready" ? shown.slots : undefined;
  const days = useMemo(() => daysOfMonth(slots, zone, month), [slots, zone, month]);
  const nextMonth = shiftMonth(month, 1);
  const canGoOn = window.end === null || nextMonth <= monthOf(window.end);

  useEffect(() => {
    if (enabled) void ask(month);
    if (enabled && slots && canGoOn) void ask(nextMonth);
  }, [enabled, ask, month, slots, canGoOn, nextMonth]);
  useEffect(() => {
    if (!slots || days.size > 0 || !canGoOn || passed >= MONTHS_PASSED) return;
    setPassed(passed + 1);
    setMonth(nextMonth);
  }, [slots, days, canGoOn, passed, nextMonth]);

  const goTo = (wanted: string) => {
    setPassed(MONTHS_PASSED);
    if (wanted >= firstMonth && (wanted <= month || canGoOn)) setMonth(wanted);
  };
  const day = chosenDay !== undefined && days.has(chosenDay) ? chosenDay : days.keys().next().value;
  return {
    month,
    nextMonth,
    previousMonth: shiftMonth(month, -1),
    goTo,
    canGoBack: month > firstMonth,
    canGoOn,
    status: shown.status,
    error: shown.status === "failed" ? shown.error : undefined,
    days,
    day,
    daySlots: day === undefined ? [] : (days.get(day) ?? []),
    chooseDay: setChosenDay,
    reload: () => reload(month),
  };
}
export type Picker = ReturnType<typeof usePicker>;

const daysOfMonth = (slots: readonly Slot[] | undefined, zone: string, month: string): Map<string, Slot[]> =>
  new Map([...groupSlots(slots ?? [], zone)].filter(([day]) => monthOf(day) === month));

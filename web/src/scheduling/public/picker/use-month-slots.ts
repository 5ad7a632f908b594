import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { useCallback, useRef, useState } from "preact/hooks";
import { monthRange } from "../../time/month-range";

export type LoadSlots = (days: { start: string; end: string }) => Promise<Slot[]>;
export type MonthSlots =
  | { status: "loading" }
  | { status: "ready"; slots: Slot[] }
  | { status: "failed"; error: unknown };

type Known = { by: LoadSlots; months: Record<string, MonthSlots> };

/**
 * The free times by month. Each month is requested once, until `reload` clears them all. Another `load` function starts
 * without any months.
 */
export function useMonthSlots(load: LoadSlots) {
  const [known, setKnown] = useState<Known>({ by: load, months: {} });
  const asked = useRef({ by: load, months: new Set<string>() });
  if (asked.current.by !== load) asked.current = { by: load, months: new Set() };

  const ask = useCallback(
    async (month: string) => {
      const mine = asked.current;
      if (mine.by !== load || mine.months.has(month)) return;
      mine.months.add(month);
      const keep = (slots: MonthSlots) => {
        if (asked.current !== mine) return;
        setKnown(({ by, months }) => ({ by: load, months: { ...(by === load && months), [month]: slots } }));
      };
      keep({ status: "loading" });
      try {
        keep({ status: "ready", slots: await load(monthRange(month, new Date().toISOString().slice(0, 10))) });
      } catch (error) {
        mine.months.delete(month);
        keep({ status: "failed", error });
      }
    },
    [load],
  );

  const reload = useCallback(
    (month: string) => {
      asked.current = { by: load, months: new Set() };
      setKnown({ by: load, months: {} });
      return ask(month);
    },
    [load, ask],
  );

  return { months: known.by === load ? known.months : {}, ask, reload };
}

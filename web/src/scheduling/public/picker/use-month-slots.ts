import type { Slot } from "@dure/domain/scheduling/booking-page";
import { useCallback, useRef, useState } from "preact/hooks";
import { monthRange } from "../../time/month-range";

export type LoadSlots = (days: { start: string; end: string }) => Promise<Slot[]>;
export type MonthSlots =
  | { status: "loading" }
  | { status: "ready"; slots: Slot[] }
  | { status: "failed"; error: unknown };

/** Free times month by month: each is asked for once, until `reload` forgets them all. */
export function useMonthSlots(load: LoadSlots) {
  const [months, setMonths] = useState<Record<string, MonthSlots>>({});
  const asked = useRef(new Map<string, number>());
  const turn = useRef(0);

  const ask = useCallback(
    async (month: string) => {
      if (asked.current.get(month) === turn.current) return;
      const mine = turn.current;
      asked.current.set(month, mine);
      const keep = (slots: MonthSlots) => {
        if (turn.current === mine) setMonths((known) => ({ ...known, [month]: slots }));
      };
      keep({ status: "loading" });
      try {
        keep({ status: "ready", slots: await load(monthRange(month, new Date().toISOString().slice(0, 10))) });
      } catch (error) {
        asked.current.delete(month);
        keep({ status: "failed", error });
      }
    },
    [load],
  );

  const reload = useCallback(
    (month: string) => {
      turn.current += 1;
      setMonths({});
      return ask(month);
    },
    [ask],
  );

  return { months, ask, reload };
}

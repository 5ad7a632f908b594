import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ListState } from "../../../view/use-list-state";
import { isNumeric } from "../columns/columns";
import { type SummaryNumber, summaryQuery } from "./summary-query";
import { useGrouping } from "./use-grouping";

/** The calculations that a footer offers for a column. */
export const TOTALS = ["sum", "average", "min", "max", "median"] as const;
export type Total = (typeof TOTALS)[number];

/** The most columns calculated at once. */
const MAX_NUMBERS = 12;

/** The numbers below the columns, over every record that the list's filter finds: amounts are summed unless switched off. */
export function useTotals(list: ListState) {
  const { entity, body, columns, totals: chosen } = list;
  const { setTotals } = useGrouping(list);
  const numbers = useMemo(
    () =>
      columns
        .filter(({ field }) => isNumeric(field.type))
        .flatMap(({ id, field }): SummaryNumber[] => {
          const total = chosen[id] ?? (field.type === "currency" ? "sum" : "none");
          return total === "none" ? [] : [{ identifier: id, aggregation: total }];
        })
        .slice(0, MAX_NUMBERS),
    [columns, chosen],
  );
  const { data } = useQuery({ ...summaryQuery(entity, body, numbers), enabled: numbers.length > 0 });
  return {
    numbers,
    totalOf: (id: string): Total | "none" => {
      const number = numbers.find(({ identifier }) => identifier === id);
      return TOTALS.find((total) => total === number?.aggregation) ?? "none";
    },
    valueOf: (id: string): number | null | undefined => data?.values[numbers.findIndex((one) => one.identifier === id)],
    choose: (id: string, total: Total | "none") => setTotals({ ...chosen, [id]: total }),
  };
}

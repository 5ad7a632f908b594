import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../ui/use-format";
import { isWon, useCelebration } from "../../../pipeline/use-celebration";
import { withValue } from "./cell-change";
import type { MadeChange } from "./write-cells";

/** Celebrates the deals that cells have moved to a won stage, once for all of them. */
export function useCelebrateWon() {
  const { t } = useTranslation("records");
  const format = useFormat();
  const celebrate = useCelebration();
  return (done: readonly MadeChange[]) => {
    const won = done.filter(
      (change) =>
        change.field.id === "stage" && !isWon(change.record.stage) && isWon(withValue(change.record, change).stage),
    );
    const label = won.length === 1 ? won[0]?.record.label : t("bulk.wonDeals", { number: format.number(won.length) });
    if (won.length > 0) void celebrate(label ?? "");
  };
}

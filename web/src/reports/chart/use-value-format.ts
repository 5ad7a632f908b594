import { abbreviateNumber } from "@dure/domain/reports/simulation/abbreviate-number";
import type { Simulation } from "@dure/domain/reports/simulation/simulation";
import { LOCALES } from "@dure/domain/shared/text";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

export type ValueFormat = {
  /** With all its digits, for tables and tooltips. */
  full: (value: number | null) => string;
  /** As 1.2M or 120만, for axes. */
  short: (value: number | null) => string;
};

const NONE = "–";
const DECIMALS = 100;

/** The format of a report's values: amounts in its currency, percentages or numbers. */
export function useValueFormat(simulation: Simulation): ValueFormat {
  const { i18n } = useTranslation();
  const format = useFormat();
  const locale = LOCALES.find((one) => one === i18n.language) ?? "ko";
  const { currency = null, percent = false } = "currency" in simulation ? simulation : {};
  const sign = percent ? "%" : "";
  const rounded = (value: number) => Math.round(value * DECIMALS) / DECIMALS;
  return {
    full: (value) => {
      if (value === null) return NONE;
      return currency ? format.money(value, currency) : `${format.number(rounded(value))}${sign}`;
    },
    short: (value) => (value === null ? NONE : `${abbreviateNumber(value, locale, currency)}${sign}`),
  };
}

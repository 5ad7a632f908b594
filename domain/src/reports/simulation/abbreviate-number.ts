import type { Locale } from "../../shared/text";

type Unit = { size: number; sign: string };

const UNITS: Record<Locale, readonly Unit[]> = {
  ko: [
    { size: 1e12, sign: "조" },
    { size: 1e8, sign: "억" },
    { size: 1e4, sign: "만" },
  ],
  en: [
    { size: 1e12, sign: "T" },
    { size: 1e9, sign: "B" },
    { size: 1e6, sign: "M" },
    { size: 1e3, sign: "K" },
  ],
};

const SYMBOLS = { KRW: "₩", USD: "$" } as const;

const shown = (value: number, locale: Locale) => value.toLocaleString(locale, { maximumFractionDigits: 1 });

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * A number for an axis, such as 1.2M or 120만, with at most one decimal. A value that rounds up to the next unit takes it.
 * @param currency puts its sign before
 */
export function abbreviateNumber(value: number, locale: Locale, currency: keyof typeof SYMBOLS | null = null): string {
  const size = Math.abs(value);
  const units = UNITS[locale];
  const place = units.findIndex((unit) => size >= unit.size);
  const smaller = place === -1 ? units.length : place;
  const below = units[smaller];
  const above = units[smaller - 1];
  const unit = above && rounded(size / (below?.size ?? 1)) * (below?.size ?? 1) >= above.size ? above : below;
  const text = unit ? `${shown(size / unit.size, locale)}${unit.sign}` : shown(size, locale);
  return `${value < 0 && text !== "0" ? "-" : ""}${currency ? SYMBOLS[currency] : ""}${text}`;
}

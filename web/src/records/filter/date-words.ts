import { isDateOption } from "@dure/domain/records/filter/date-option";
import { readRelativeDays } from "@dure/domain/records/filter/relative-days";
import type { TFunction } from "i18next";
import type { Format } from "../../lib/format";

/** What a date of a filter is called: a named span, days relative to today, or one day. */
export function dateWords(value: string, t: TFunction<"records">, format: Format): string {
  if (isDateOption(value)) return t(`filter.dates.${value}`);
  const relative = readRelativeDays(value);
  if (!relative) return format.day(value);
  const { direction, unit, count } = relative;
  return t(`filter.relative.${direction}`, { span: t(`filter.relative.${unit}`, { count }) });
}

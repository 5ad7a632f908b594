import type { Locale } from "../../shared/text";
import type { Interval } from "../setting/group-by";
import type { ChartGroup } from "./simulation";

const TAGS: Record<Locale, string> = { ko: "ko-KR", en: "en-US" };

/**
 * The label of a group of dates, such as 'Sep 2026' or '2026년 3분기'; undefined for other groups.
 * @param timeZone the viewer's, in which times are grouped; dates without a time have none
 */
export function dateLabel(
  { from, blank }: ChartGroup,
  interval: Interval | null,
  locale: Locale,
  timeZone: string,
): string | undefined {
  if (from === null || blank) return undefined;
  const moment = new Date(from);
  const zone = from.includes("T") ? timeZone : "UTC";
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(TAGS[locale], { ...options, timeZone: zone }).format(moment);
  switch (interval ?? "yearly") {
    case "yearly":
      return written({ year: "numeric" });
    case "quarterly": {
      const quarter = Math.ceil(
        Number(new Intl.DateTimeFormat("en", { month: "numeric", timeZone: zone }).format(moment)) / 3,
      );
      const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: zone }).format(moment);
      return locale === "ko" ? `${year}년 ${quarter}분기` : `Q${quarter} ${year}`;
    }
    case "monthly":
      return written({ year: "numeric", month: "short" });
    case "weekly":
      return `${written({ month: "short", day: "numeric" })}${locale === "ko" ? "~" : " –"}`;
    case "daily":
      return written({ month: "short", day: "numeric" });
  }
}

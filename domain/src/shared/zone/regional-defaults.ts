import type { Locale } from "../text";
import { DEFAULT_DIAL_CODE, DEFAULT_TIME_ZONE } from "../value";
import { zoneCities } from "./zone-cities";

type RegionalDefaults = { timezone: string; currency: "KRW" | "USD"; dialCode: string };

/**
 * Defaults of a new team and profile (docs/product/platform.md#regional-defaults): Korea's if the language is Korean or
 * the browser is in Korea's zone, otherwise those of the browser's zone.
 */
export function regionalDefaults(locale: Locale, browserZone: string): RegionalDefaults {
  if (locale === "ko" || browserZone === DEFAULT_TIME_ZONE)
    return { timezone: DEFAULT_TIME_ZONE, currency: "KRW", dialCode: DEFAULT_DIAL_CODE };
  return { timezone: browserZone, currency: "USD", dialCode: zoneCities(browserZone)?.dialCode ?? "+1" };
}

import { KOREAN_HOLIDAYS } from "./korean-holidays";

/** Countries whose public holidays a page can observe. */
export const HOLIDAY_COUNTRIES = ["KR"] as const;
export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number];

const DAYS: Record<HolidayCountry, ReadonlySet<string>> = { KR: KOREAN_HOLIDAYS };
const NONE: ReadonlySet<string> = new Set();

/** The local days (yyyy-mm-dd) on which a page with a country's holidays is closed. */
export const daysOffOf = (country: HolidayCountry | null): ReadonlySet<string> => (country ? DAYS[country] : NONE);

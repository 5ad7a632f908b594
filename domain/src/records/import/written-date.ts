const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const AFTER = "(?:[T\\s(,].*)?$";
const YEAR_FIRST = new RegExp(`^(\\d{4}|'?\\d{2})\\s*[./년-]\\s*(\\d{1,2})\\s*[./월-]\\s*(\\d{1,2})\\s*[.일]?${AFTER}`);
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
const MONTH_FIRST = new RegExp(`^([A-Za-z]{3,9})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})${AFTER}`);
const DAY_FIRST = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+([A-Za-z]{3,9})\\.?,?[\\s-]+(\\d{4})${AFTER}`);
const YEAR_LAST = new RegExp(`^(\\d{1,2})[./-](\\d{1,2})[./-](\\d{4})${AFTER}`);

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

type Parts = [year: number, month: number, day: number];

/** Two digits of a year are of this century. */
const yearOf = (text: string) => (text.length === 4 ? Number(text) : 2000 + Number(text.replace("'", "")));

function partsOf(text: string): Parts | undefined {
  const yearFirst = YEAR_FIRST.exec(text) ?? DIGITS.exec(text);
  if (yearFirst) return [yearOf(yearFirst[1] ?? ""), Number(yearFirst[2]), Number(yearFirst[3])];
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) return [Number(monthFirst[3]), monthOf(monthFirst[1] ?? ""), Number(monthFirst[2])];
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return [Number(dayFirst[3]), monthOf(dayFirst[2] ?? ""), Number(dayFirst[1])];
  const [, first, second, year] = YEAR_LAST.exec(text) ?? [];
  if (!year) return undefined;
  // 3/23/2026 and 23/3/2026 mean one day; 3/4/2026 could mean two.
  if (Number(second) > 12 || first === second) return [Number(year), Number(first), Number(second)];
  return Number(first) > 12 ? [Number(year), Number(second), Number(first)] : undefined;
}

/** A date as people write it: 20251019, 26.10.15, 2026년 3월 23일, Mar 23, 2026. Undefined where it is unclear. */
export function writtenDate(text: string): string | undefined {
  const [year = 0, month = 0, day = 0] = partsOf(text.normalize("NFKC").trim()) ?? [];
  if (year === 0 || month === 0) return undefined;
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

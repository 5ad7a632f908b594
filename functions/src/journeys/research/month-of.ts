/** The month of a time in a zone, as YYYY-MM. */
export const monthOf = (timeZone: string, now: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit" }).format(new Date(now));

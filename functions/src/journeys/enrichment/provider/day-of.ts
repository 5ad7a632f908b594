/** A day as registries write it (`20160103`), as YYYY-MM-DD; "" for none. */
export function dayOf(digits: string): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(digits) ?? [];
  return year && month && day && year !== "0001" ? `${year}-${month}-${day}` : "";
}

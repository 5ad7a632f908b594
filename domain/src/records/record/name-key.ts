/** Names that differ only in case, spacing or Unicode form are one name: of companies, fields, deal types, stages (spec/2-records.md §5). */
export const nameKey = (name: string): string =>
  name.toWellFormed().toLowerCase().normalize("NFC").trim().replaceAll(/\s+/g, " ");

/**
 * Names that differ only in case, spacing or Unicode form are one name: of companies, fields, deal types, stages
 * (docs/product/records.md#unique-values).
 */
export const nameKey = (name: string): string =>
  name.toWellFormed().toLowerCase().normalize("NFC").trim().replaceAll(/\s+/g, " ");

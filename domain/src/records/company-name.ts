/** Names that differ only in case, spacing or Unicode form are one name: a company's name must be unique (spec/2-records.md §5). */
export const companyNameKey = (name: string): string =>
  name.toWellFormed().toLowerCase().normalize("NFC").trim().replaceAll(/\s+/g, " ");

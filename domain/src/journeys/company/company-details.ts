import { z } from "zod";
import { Time } from "../../shared/value";

/** Where a company's details come from (docs/product/journeys.md#company-details). */
export const PROVIDERS = ["corporate-basics", "open-dart", "finance-statements", "national-pension", "nice"] as const;
export const ProviderName = z.enum(PROVIDERS);
export type ProviderName = z.infer<typeof ProviderName>;

/** Whether a statement is of a group of companies or of the company alone. */
export const StatementBasis = z.enum(["consolidated", "separate"]);
export type StatementBasis = z.infer<typeof StatementBasis>;

/** A figure of a year (`2025`) or of a month (`2025-10`). Amounts are in won. */
export const HistoryEntry = z.object({
  period: z.string().regex(/^\d{4}(-\d{2})?$/),
  value: z.number(),
  basis: StatementBasis.nullable(),
  provider: ProviderName,
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

const facts = {
  name: z.string(),
  address: z.string(),
  owner_name: z.string(),
  /** 중소기업, 중견·대기업, or "" where the registry doesn't say. */
  scale: z.string(),
  /** The founding day, as YYYY-MM-DD. */
  etb_date: z.string(),
  main_product: z.string(),
  phone_number: z.string(),
  website_url: z.string(),
  email: z.string(),
};
const histories = {
  emp_history: z.array(HistoryEntry),
  net_profit_history: z.array(HistoryEntry),
  /** The group's revenue if it reports as a group, else the company's. */
  revenue_history: z.array(HistoryEntry),
  /** The revenue of the company alone. */
  sales_history: z.array(HistoryEntry),
};

/** The details of a company from one source; unknown ones are absent. */
export const CompanyPart = z.object({ ...facts, ...histories }).partial();
export type CompanyPart = z.infer<typeof CompanyPart>;

/** The last result of a source: it knew the company, didn't know it, failed, or the product has no key for it. */
export const SourceState = z.enum(["ok", "absent", "failed", "off"]);

/** A source's last report. If the source fails, its earlier details are kept. */
export const SourceReport = z.object({
  provider: ProviderName,
  state: SourceState,
  /** When the source last answered; null if it never did. */
  as_of: Time.nullable(),
  part: CompanyPart.default({}),
});
export type SourceReport = z.infer<typeof SourceReport>;

export const CompanyDetails = z.object({
  nice_id: z.string(),
  ...facts,
  ...histories,
  sources: z.array(SourceReport.omit({ part: true })),
});
export type CompanyDetails = z.infer<typeof CompanyDetails>;

const NO_FACTS = z.object(facts).parse(Object.fromEntries(Object.keys(facts).map((name) => [name, ""])));
const YEARS_KEPT = 3;

/**
 * Merges the reports of all sources. For each fact and each period, the first source in `PROVIDERS` that has it wins.
 * Histories hold the last three periods, oldest first.
 */
export function mergeReports(niceId: string, reports: readonly SourceReport[]): CompanyDetails {
  const ordered = [...reports].sort((a, b) => PROVIDERS.indexOf(a.provider) - PROVIDERS.indexOf(b.provider));
  const known = ordered.map(({ part }) => part).reverse();
  const found = known.map((part) =>
    Object.fromEntries(Object.entries(part).filter(([name, value]) => name in facts && value !== "")),
  );
  const history = (name: keyof typeof histories) => mergeHistory(known.map((part) => part[name] ?? []));
  return {
    nice_id: niceId,
    ...z.object(facts).parse(Object.assign({}, NO_FACTS, ...found)),
    emp_history: history("emp_history"),
    net_profit_history: history("net_profit_history"),
    revenue_history: history("revenue_history"),
    sales_history: history("sales_history"),
    sources: ordered.map(({ part: _, ...source }) => source),
  };
}

/** @param lists the least trusted source first */
function mergeHistory(lists: readonly (readonly HistoryEntry[])[]): HistoryEntry[] {
  const byPeriod = new Map(lists.flat().map((entry) => [entry.period, entry]));
  return [...byPeriod.values()].sort((a, b) => a.period.localeCompare(b.period)).slice(-YEARS_KEPT);
}

/** A corporation number (법인등록번호), by which the registry knows a company. */
export const isCorporationNumber = (id: string): boolean => /^\d{13}$/.test(id);

/** Whole years since the founding day; null while nobody knows it. */
export function companyAgeYears(etbDate: string, now: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(etbDate) || etbDate > now.slice(0, 10)) return null;
  const years = Number(now.slice(0, 4)) - Number(etbDate.slice(0, 4));
  return now.slice(5, 10) < etbDate.slice(5) ? years - 1 : years;
}

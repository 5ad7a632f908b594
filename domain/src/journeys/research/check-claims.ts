import { z } from "zod";
import { numbersIn, saysNumber } from "./numbers-in";
import { type Finding, FindingKind, type GroundedProse } from "./research";

const MAX_CLAIMS = 40;
const MAX_TEXT = 600;
const MAX_NEWS = 5;
const MAX_YEARS = 3;
const FIRST_YEAR = 1800;

/** A statement that the model extracted from the prose; not checked yet. */
export const Claim = z.object({
  kind: FindingKind,
  text: z.string().max(MAX_TEXT),
  amount: z.number().nullable().default(null),
  period: z.string().max(10).nullable().default(null),
  sources: z.array(z.number()).max(20),
  is_certain: z.boolean().default(true),
});
export type Claim = z.infer<typeof Claim>;
export const Claims = z.object({ claims: z.array(Claim).max(MAX_CLAIMS) });

type Checked = Pick<Finding, "text" | "amount" | "period">;

/**
 * Turns the claims that their sources support into findings. A claim without a source, or with a number or website that
 * none of its sources contains, is left out. For a kind that can have only one finding, the first claim wins.
 * @param name the company's name, whose digits need no source
 * @param year the current one
 */
export function checkClaims(claims: readonly Claim[], prose: GroundedProse, name: string, year: number): Finding[] {
  const found = new Map<string, Finding>();
  for (const claim of claims) {
    const numbers = [...new Set(claim.sources)].filter((one) => prose.sources.some(({ number }) => number === one));
    const said = prose.evidence.filter(({ source }) => numbers.includes(source)).map(({ text }) => text);
    const domains = new Set(prose.sources.filter(({ number }) => numbers.includes(number)).map(({ domain }) => domain));
    const checked = said.length > 0 ? checkOf(claim, said.join("\n"), [...domains], name, year) : undefined;
    if (!checked) continue;
    const id = idOf(claim.kind, checked, found);
    if (found.has(id)) continue;
    const confidence = !claim.is_certain ? "low" : domains.size > 1 ? "high" : "medium";
    found.set(id, { id, kind: claim.kind, ...checked, sources: numbers, confidence, accepted: null });
  }
  return limited([...found.values()]);
}

function checkOf(claim: Claim, said: string, domains: readonly string[], name: string, year: number) {
  const text = claim.text.replace(/\s+/g, " ").trim();
  const numbers = numbersIn(said);
  const isSaid = (value: number) => saysNumber(numbers, value);
  const own = numbersIn(name);
  if (text === "") return undefined;
  if (claim.kind === "website") return websiteOf(text, said, domains);
  if (![...numbersIn(text)].every((value) => isSaid(value) || own.has(value))) return undefined;
  return checkedNumbers({ ...claim, text }, isSaid, year);
}

function checkedNumbers(
  { kind, text, amount, period }: Claim,
  isSaid: (value: number) => boolean,
  year: number,
): Checked | undefined {
  const years = Number(/^\d{4}/.exec(period ?? "")?.[0] ?? Number.NaN);
  const isYear = years >= FIRST_YEAR && years <= year && isSaid(years);
  if (kind === "founded") return isYear ? { text, amount: null, period: dayOrYear(period ?? "", isSaid) } : undefined;
  if (kind === "history" || kind === "news") return { text, amount: null, period: null };
  if (amount === null || !(amount > 0) || !isSaid(amount)) return undefined;
  if (kind === "revenue") return isYear ? { text, amount, period: String(years) } : undefined;
  return { text, amount, period: isYear ? String(years) : null };
}

/** The full date if the sources contain its month and day; otherwise only the year. */
function dayOrYear(period: string, isSaid: (value: number) => boolean): string {
  const [, year = "", month, day] = /^(\d{4})(?:-(\d{2})-(\d{2}))?$/.exec(period) ?? [];
  if (!month || !day) return year || period.slice(0, 4);
  const isReal = new Date(`${period}T00:00:00Z`).toJSON()?.startsWith(period) ?? false;
  return isReal && isSaid(Number(month)) && isSaid(Number(day)) ? period : year;
}

/** A website counts if a source names its host, or is it. */
function websiteOf(text: string, said: string, domains: readonly string[]): Checked | undefined {
  const [, host = ""] = /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})\/?$/i.exec(text) ?? [];
  const bare = host.toLowerCase().replace(/^www\./, "");
  if (bare === "") return undefined;
  const words = said.toLowerCase().split(/[^a-z0-9.-]+/);
  const isNamed = words.some((word) => word.replace(/^www\.|\.$/g, "") === bare);
  const isSource = domains.some((domain) => domain.toLowerCase().replace(/^www\./, "") === bare);
  return isNamed || isSource ? { text: `https://${host.toLowerCase()}`, amount: null, period: null } : undefined;
}

function idOf(kind: Finding["kind"], { period, text }: Checked, found: ReadonlyMap<string, Finding>): string {
  if (kind === "revenue") return `revenue-${period}`;
  if (kind !== "news") return kind;
  const known = [...found.values()].filter((one) => one.kind === "news");
  return known.find((one) => one.text === text)?.id ?? `news-${known.length + 1}`;
}

/** Keeps the latest years of revenue, and the first news items. */
function limited(findings: readonly Finding[]): Finding[] {
  const revenue = findings
    .filter(({ kind }) => kind === "revenue")
    .sort((a, b) => (a.period ?? "").localeCompare(b.period ?? ""))
    .slice(-MAX_YEARS);
  const news = findings.filter(({ kind }) => kind === "news").slice(0, MAX_NEWS);
  return [...findings.filter(({ kind }) => kind !== "revenue" && kind !== "news"), ...revenue, ...news];
}

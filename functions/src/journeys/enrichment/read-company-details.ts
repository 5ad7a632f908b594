import { type CompanyDetails, isCorporationNumber, mergeReports } from "@dure/domain/journeys/company/company-details";
import { journeysTexts } from "@dure/domain/journeys/texts";
import { AppError } from "@dure/domain/shared/error";
import { logger } from "firebase-functions";
import { type CompanyReport, readCompanyReport, saveCompanyReport } from "./company-report-store";
import { openDart } from "./open-dart/open-dart";
import { askProvider } from "./provider/ask-provider";
import type { CompanyProvider } from "./provider/company-provider";
import { findOutlines, type Outline, partOfOutline } from "./provider/corporate-basics";
import { financeStatements } from "./provider/finance-statements";
import { nationalPension } from "./provider/national-pension";
import { nice } from "./provider/nice";

const FRESH_MS = 7 * 86_400_000;
/** How long a report with a failed source is kept before the next attempt. */
const RETRY_MS = 600_000;
const OUTLINE_TIMEOUT_MS = 5_000;

const providers: readonly CompanyProvider[] = [openDart, financeStatements, nationalPension, nice];
/** The look-ups that are running in this instance, by company. */
const running = new Map<string, Promise<CompanyDetails>>();

/**
 * A company of the registry with the details of all sources, cached for a week. Concurrent calls share one look-up.
 * @param force asks the sources again, unless that was done in the last ten minutes
 * @throws NOT_FOUND for a number that the registry doesn't know; PROVIDER_FAILED if the registry doesn't answer and
 *   no report is stored
 */
export async function readCompanyDetails(niceId: string, now: string, force = false): Promise<CompanyDetails> {
  if (!isCorporationNumber(niceId)) throw new AppError("NOT_FOUND", journeysTexts.companyNotRegistered);
  const known = running.get(niceId);
  if (known) return known;
  const work = lookUp(niceId, now, force).finally(() => running.delete(niceId));
  running.set(niceId, work);
  return work;
}

async function lookUp(niceId: string, now: string, force: boolean): Promise<CompanyDetails> {
  const kept = await readCompanyReport(niceId);
  if (kept && isFresh(kept, now, force)) return mergeReports(niceId, kept.reports);
  const outline = await outlineOf(niceId, kept);
  if (!outline) return mergeReports(niceId, kept?.reports ?? []);
  const company = {
    niceId,
    name: outline.corpNm,
    businessNumber: outline.bzno.replaceAll("-", ""),
    dartCode: outline.fssCorpUnqNo,
  };
  const before = (name: string) => kept?.reports.find(({ provider }) => provider === name);
  const others = await Promise.all(
    providers.map((provider) => askProvider(provider, company, now, before(provider.name))),
  );
  const basics = { provider: "corporate-basics", state: "ok", as_of: now, part: partOfOutline(outline) } as const;
  const reports = [basics, ...others];
  await saveCompanyReport(niceId, { reports, read_at: now });
  return mergeReports(niceId, reports);
}

function isFresh({ reports, read_at }: CompanyReport, now: string, force: boolean): boolean {
  const isWhole = !force && reports.every(({ state }) => state !== "failed");
  return Date.parse(now) - Date.parse(read_at) < (isWhole ? FRESH_MS : RETRY_MS);
}

/** The registry's outline; undefined if it fails while an older report is kept. */
async function outlineOf(niceId: string, kept: CompanyReport | undefined): Promise<Outline | undefined> {
  try {
    const [outline] = await findOutlines({ crno: niceId }, 1, AbortSignal.timeout(OUTLINE_TIMEOUT_MS));
    if (outline?.crno === niceId) return outline;
  } catch (error) {
    logger.warn("The registry of corporations did not answer.", { error: String(error) });
    if (kept) return undefined;
    throw new AppError("PROVIDER_FAILED", journeysTexts.registryFailed);
  }
  throw new AppError("NOT_FOUND", journeysTexts.companyNotRegistered);
}

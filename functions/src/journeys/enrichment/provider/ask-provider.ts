import type { SourceReport } from "@dure/domain/journeys/company/company-details";
import { logger } from "firebase-functions";
import type { CompanyIdentity, CompanyProvider } from "./company-provider";

/**
 * Asks one source. If it fails, its previous report is kept. Never throws, so that one source doesn't fail the others.
 */
export async function askProvider(
  { name, timeoutMs, isConfigured, read }: CompanyProvider,
  company: CompanyIdentity,
  now: string,
  before: SourceReport | undefined,
): Promise<SourceReport> {
  if (!isConfigured()) return { provider: name, state: "off", as_of: null, part: {} };
  try {
    const part = await read(company, now, AbortSignal.timeout(timeoutMs));
    return { provider: name, state: part ? "ok" : "absent", as_of: now, part: part ?? {} };
  } catch (error) {
    logger.warn("A source of company details failed.", { provider: name, error: String(error) });
    return { provider: name, state: "failed", as_of: before?.as_of ?? null, part: before?.part ?? {} };
  }
}

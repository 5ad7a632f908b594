import type { CompanyPart, ProviderName } from "@dure/domain/journeys/company/company-details";

/** By what the sources know a company: corporation number, registered name, business number ("" if unknown). */
export type CompanyIdentity = { niceId: string; name: string; businessNumber: string; dartCode: string };

/**
 * A source of company details. A paid registry is one more of these.
 * @param read answers undefined for a company that the source doesn't know, and throws when it can't say
 */
export type CompanyProvider = {
  name: ProviderName;
  timeoutMs: number;
  /** Whether the product has a key for it. */
  isConfigured: () => boolean;
  read: (company: CompanyIdentity, now: string, signal: AbortSignal) => Promise<CompanyPart | undefined>;
};

import type { CompanyPart, ProviderName } from "@dure/domain/journeys/company/company-details";

/** A company's identifiers at the sources: corporation number, registered name, business number ("" if unknown). */
export type CompanyIdentity = { niceId: string; name: string; businessNumber: string; dartCode: string };

/**
 * A source of company details. To add a paid registry, implement this.
 * @param read returns undefined for a company that the source doesn't know, and throws when the source fails
 */
export type CompanyProvider = {
  name: ProviderName;
  timeoutMs: number;
  /** Whether the product has a key for it. */
  isConfigured: () => boolean;
  read: (company: CompanyIdentity, now: string, signal: AbortSignal) => Promise<CompanyPart | undefined>;
};

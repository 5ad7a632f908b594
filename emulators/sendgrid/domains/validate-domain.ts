import { Resolver } from "node:dns/promises";
import type { DomainRecord, SenderDomain } from "./sender-domain";

type Validation = {
  id: number;
  valid: boolean;
  validation_results: Record<string, { valid: boolean; reason: string | null }>;
};

/**
 * Looks up a domain's records, and saves which exist.
 * @param dnsServer host and port; the system's server by default
 */
export async function validateDomain(domain: SenderDomain, dnsServer: string | undefined): Promise<Validation> {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  if (dnsServer) resolver.setServers([dnsServer]);
  const results: Validation["validation_results"] = {};
  for (const [name, record] of Object.entries(domain.dns)) {
    record.valid = domain.pinned === true || (await isThere(resolver, record));
    const reason = record.valid ? null : `Expected CNAME for "${record.host}" to match "${record.data}".`;
    results[name] = { valid: record.valid, reason };
  }
  domain.valid = Object.values(domain.dns).every(({ valid }) => valid);
  return { id: domain.id, valid: domain.valid, validation_results: results };
}

async function isThere(resolver: Resolver, { host, data }: DomainRecord): Promise<boolean> {
  try {
    return (await resolver.resolveCname(host)).some((value) => value.toLowerCase() === data);
  } catch {
    return false;
  }
}

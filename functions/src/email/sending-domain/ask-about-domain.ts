import type { DomainCheck } from "@dure/domain/email/sending-domain/check-domain";
import { dmarcHost, findDmarc } from "@dure/domain/email/sending-domain/dmarc";
import { ownableParents } from "@dure/domain/email/sending-domain/domain-name";
import type { Dmarc, StoredDomain } from "@dure/domain/email/sending-domain/sending-domain";
import { type Validation, validateProviderDomain } from "../../platform/mail/provider-domain";
import { lookUpAlias, lookUpTexts } from "./look-up";

/**
 * Asks SendGrid which DNS records of a domain it finds, and asks name servers for the rest: what is there instead of a
 * missing record, and the DMARC policy, which SendGrid doesn't check.
 * @throws what SendGrid's client throws if SendGrid does not answer
 */
export async function askAboutDomain({ domain, provider_id, records }: StoredDomain): Promise<DomainCheck> {
  const [results, dmarc] = await Promise.all([
    provider_id === null ? undefined : validateProviderDomain(provider_id),
    askForDmarc(domain),
  ]);
  const valid = validIn(results);
  return {
    dmarc,
    records: await Promise.all(
      records.map(async ({ host }, at) => {
        const is_valid = valid[at] ?? false;
        const found = is_valid ? undefined : (await lookUpAlias(host))?.[0];
        return { host, is_valid, found: found ?? null };
      }),
    ),
  };
}

/** Whether each record is valid, in the order in which they are stored; empty if SendGrid doesn't know the domain. */
const validIn = (results: Validation | undefined): boolean[] =>
  results ? [results.mail_cname.valid, results.dkim1.valid, results.dkim2.valid] : [];

/** Undefined if the name servers don't answer. */
async function askForDmarc(domain: string): Promise<Dmarc | undefined> {
  const places: { host: string; texts: string[] }[] = [];
  for (const name of ownableParents(domain)) {
    const host = dmarcHost(name);
    const texts = await lookUpTexts(host);
    if (!texts) return undefined;
    places.push({ host, texts });
  }
  return findDmarc(places);
}

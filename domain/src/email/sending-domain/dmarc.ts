import type { Dmarc, DnsRecord } from "./sending-domain";

const POLICY = /^\s*p\s*=\s*(none|quarantine|reject)\s*$/i;

/** What stands at one name: texts of its TXT records. */
export type TextsAt = { host: string; texts: readonly string[] };

/** Where a domain's policy may stand: `_dmarc` below the domain, and below each name above it. */
export const dmarcHost = (name: string): string => `_dmarc.${name}`;

/**
 * The policy that counts: of the first name that has one record of DMARC. Several records at a name count as none
 * (RFC 7489 §6.6.3).
 * @param places the domain's own name first, then those above it
 */
export function findDmarc(places: readonly TextsAt[]): Dmarc {
  for (const { host, texts } of places) {
    const records = texts.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    const [record] = records;
    if (record === undefined || records.length > 1) continue;
    const policy = record.split(";").flatMap((tag) => POLICY.exec(tag)?.[1]?.toLowerCase() ?? [])[0];
    if (policy === "none" || policy === "quarantine" || policy === "reject") return { host, record, policy };
  }
  return { host: places[0]?.host ?? "", record: null, policy: null };
}

/** A record with which a domain meets what Gmail asks of senders, and that refuses no mail yet. */
export const suggestedDmarc = (domain: string): Pick<DnsRecord, "type" | "host" | "value"> => ({
  type: "TXT",
  host: dmarcHost(domain),
  value: "v=DMARC1; p=none;",
});

import type { Dmarc, DnsRecord } from "./sending-domain";

const POLICY = /^\s*p\s*=\s*(none|quarantine|reject)\s*$/i;

/** The TXT records at one host. */
export type TextsAt = { host: string; texts: readonly string[] };

/** The host of a domain's DMARC policy. The policy may also be at the same host of a parent domain. */
export const dmarcHost = (name: string): string => `_dmarc.${name}`;

/**
 * The effective policy: that of the first host with exactly one DMARC record. A host with several counts as having none
 * (RFC 7489 §6.6.3).
 * @param places the domain's own host first, then those of its parent domains
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

import { type DnsRecord, type StoredDomain, toSendingDomain } from "@dure/domain/email/sending-domain/sending-domain";
import { systemContext } from "../../platform/context";
import { ensureProviderDomain, type ProviderDomain, ProviderDomainRefused } from "../../platform/mail/provider-domain";
import { reaction } from "../../platform/outbox/reaction";
import { changeSendingDomain } from "./change-sending-domain";
import { findSendingDomain } from "./sending-domain-store";

/**
 * Lets SendGrid create the DNS records of a domain that was added. The verb does so, too, so that its answer has the
 * records; this reaction makes up for a verb that died. Each finds at SendGrid what the other has created.
 */
export const provisionAddedDomain = reaction(
  "provision-sending-domain",
  ["sending-domain.created"],
  async (teamId, { after }) => {
    const domain = await findSendingDomain(teamId);
    if (domain?.id === after.id) await provisionSendingDomain(teamId, domain);
  },
);

/** @returns the domain with its records; undefined if it was removed meanwhile */
export async function provisionSendingDomain(teamId: string, seen: StoredDomain): Promise<StoredDomain | undefined> {
  if (seen.provider_id !== null || seen.verification_error === "refused") return seen;
  const named = await nameRecords(seen);
  const ctx = systemContext(teamId, "provision-sending-domain");
  return changeSendingDomain(ctx, seen, (before) => {
    const after = { ...before, ...named, updated_at: ctx.now };
    const told = { before: toSendingDomain(before), after: toSendingDomain(after) };
    return { after, events: [{ type: "sending-domain.changed", ...told }] };
  });
}

async function nameRecords({ domain, id }: StoredDomain): Promise<Partial<StoredDomain>> {
  try {
    const made = await ensureProviderDomain(domain, id);
    return { provider_id: made.id, records: recordsOf(made) };
  } catch (error) {
    if (!(error instanceof ProviderDomainRefused)) throw error;
    return { verification_status: "failed", verification_error: "refused" };
  }
}

function recordsOf({ dns: { mail_cname, dkim1, dkim2 } }: ProviderDomain): DnsRecord[] {
  const record = (purpose: DnsRecord["purpose"], { host, data }: { host: string; data: string }): DnsRecord => ({
    purpose,
    type: "CNAME",
    host,
    value: data,
    is_valid: null,
    found: null,
  });
  return [record("spf", mail_cname), record("dkim", dkim1), record("dkim", dkim2)];
}

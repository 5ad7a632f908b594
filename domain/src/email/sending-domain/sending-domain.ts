import { z } from "zod";
import { Id, Time } from "../../shared/value";

export const VERIFICATION_STATUSES = ["pending", "success", "failed"] as const;
export const VerificationStatus = z.enum(VERIFICATION_STATUSES);
export type VerificationStatus = z.infer<typeof VerificationStatus>;

/**
 * Why a domain is not verified or is about to lose its verification: its records were never found, they have
 * disappeared, or the mail service refused the domain.
 */
export const VerificationError = z.enum(["records_missing", "records_lost", "refused"]);
export type VerificationError = z.infer<typeof VerificationError>;

/** A record that the team sets at its domain's registrar. */
export const DnsRecord = z.object({
  purpose: z.enum(["spf", "dkim"]),
  type: z.enum(["CNAME", "TXT", "MX"]),
  host: z.string(),
  value: z.string(),
  /** Null before the first check. */
  is_valid: z.boolean().nullable(),
  /** The value that is there instead; null if there is none or it was not looked up. */
  found: z.string().nullable(),
});
export type DnsRecord = z.infer<typeof DnsRecord>;

/** What receivers should do with mails that fail authentication (RFC 7489). */
export const Dmarc = z.object({
  /** The name that has the policy: the domain's own, or one above it. */
  host: z.string(),
  /** The record found there; null without one. */
  record: z.string().nullable(),
  policy: z.enum(["none", "quarantine", "reject"]).nullable(),
});
export type Dmarc = z.infer<typeof Dmarc>;

/** The domain from which a team sends (docs/product/email.md#sending-domain). */
export const SendingDomain = z.object({
  id: Id,
  domain: z.string(),
  verification_status: VerificationStatus,
  verification_error: VerificationError.nullable(),
  verified_dkim: z.boolean(),
  verified_spf: z.boolean(),
  verified_dmarc: z.boolean(),
  /** Three; none until the mail service has named them. */
  records: z.array(DnsRecord),
  dmarc: Dmarc,
  checked_at: Time.nullable(),
  /** When the domain was first verified: its warm-up begins. */
  verified_at: Time.nullable(),
  /** When a verification was lost. */
  lost_at: Time.nullable(),
  created_at: Time,
  created_by: Id,
  updated_at: Time,
});
export type SendingDomain = z.infer<typeof SendingDomain>;

/** As it is stored: with its number at the mail service, and how many checks in a row found it broken. */
export const StoredDomain = SendingDomain.extend({
  provider_id: z.int().nullable(),
  strikes: z.int(),
});
export type StoredDomain = z.infer<typeof StoredDomain>;

export const toSendingDomain = ({ provider_id: _, strikes: __, ...domain }: StoredDomain): SendingDomain => domain;

type Added = { id: string; domain: string; created_by: string; now: string };

/** A domain as it is added: the mail service has yet to name its records. */
export const newDomain = ({ id, domain, created_by, now }: Added): StoredDomain => ({
  id,
  domain,
  verification_status: "pending",
  verification_error: null,
  verified_dkim: false,
  verified_spf: false,
  verified_dmarc: false,
  records: [],
  dmarc: { host: `_dmarc.${domain}`, record: null, policy: null },
  checked_at: null,
  verified_at: null,
  lost_at: null,
  created_at: now,
  created_by,
  updated_at: now,
  provider_id: null,
  strikes: 0,
});

import { z } from "zod";
import { Email, Line, Time } from "../../shared/value";
import { LOCAL_PART } from "../../teams/mailbox/local-part";
import type { SendingDomain } from "./sending-domain";
import { sendingDomainIssues } from "./sending-domain-issues";

export const MAX_SENDERS = 20;

/** The local part of a sender's address, before the @ (docs/product/email.md#senders). */
export const LocalPart = z.string().trim().max(64).regex(LOCAL_PART, sendingDomainIssues.localPart);

/** Who mails come from, on the team's domain. */
export const Sender = z.object({ name: Line(100), local_part: LocalPart });
export type Sender = z.infer<typeof Sender>;

export const SaveSenders = z.object({
  default_name: Line(100).default(""),
  senders: z
    .array(Sender)
    .max(MAX_SENDERS)
    .superRefine((senders, issues) => {
      const seen = new Set<string>();
      for (const [at, { local_part }] of senders.entries()) {
        const key = local_part.toLowerCase();
        if (seen.has(key))
          issues.addIssue({ code: "custom", message: sendingDomainIssues.senderTwice, path: [at, "local_part"] });
        seen.add(key);
      }
    })
    .default([]),
  /** Where answers go; the sender's own address without it. A form sends an empty field. */
  reply_to: z.union([z.literal("").transform(() => null), Email.nullable()]).default(null),
});
export type SaveSenders = z.infer<typeof SaveSenders>;

export const Senders = SaveSenders.extend({ reply_to: Email.nullable(), updated_at: Time });
export type Senders = z.infer<typeof Senders>;

export const NO_SENDERS: Senders = {
  default_name: "",
  senders: [],
  reply_to: null,
  updated_at: "1970-01-01T00:00:00.000Z",
};

/** Why a mail can't be sent from an address: it is none, or its domain is not verified by the team. */
export type SenderIssue = "invalid" | "domain_auth_failed";

/** @param domain the team's domain, if it has one */
export function senderIssue(
  domain: Pick<SendingDomain, "domain" | "verification_status"> | undefined,
  email: string,
): SenderIssue | undefined {
  const at = email.lastIndexOf("@");
  const [local, host] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1).toLowerCase()];
  if (!LocalPart.safeParse(local).success || !Email.safeParse(email).success) return "invalid";
  const isVerified = domain?.verification_status === "success" && domain.domain === host;
  return isVerified ? undefined : "domain_auth_failed";
}

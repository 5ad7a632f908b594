import type { FieldError } from "../sendgrid-error";
import type { DomainState } from "./sender-domain";

const UNVERIFIED =
  "The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved. Visit https://sendgrid.com/docs/for-developers/sending-email/sender-identity/ to see the Sender Identity requirements";

/**
 * SendGrid's error for a mail from an address that is not verified (403).
 * @param verified addresses that are verified individually; without them, the account may send from any address
 */
export function senderErrors(
  { domains }: DomainState,
  from: string,
  verified: readonly string[] | undefined,
): FieldError[] {
  if (!verified || verified.includes(from.toLowerCase())) return [];
  const host = from.slice(from.lastIndexOf("@") + 1).toLowerCase();
  if (domains.some(({ domain, valid }) => valid && domain === host)) return [];
  return [{ message: UNVERIFIED, field: "from", help: null }];
}

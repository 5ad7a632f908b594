import { z } from "zod";
import { isMaskedValue, maskEmail } from "../../records/record/mask";
import { AppError } from "../../shared/error";
import { issueText } from "../../shared/issue-text";
import { sharedIssues } from "../../shared/shared-issues";
import { Email } from "../../shared/value";

/**
 * Public pages show an invitee's address masked, since anybody who has the link reads them. A booking of a
 * suggestion may send the masked address; every other booking needs a typed one.
 */
export const InviteeEmail = z.union(
  [
    Email,
    z
      .string()
      .max(254)
      .regex(/^[^\s@*]\*{3}@[^\s@*]+$/),
  ],
  sharedIssues.email,
);

type Invited = { invitees: readonly { name: string; email: string }[] };

/** @throws BAD_REQUEST for a masked address */
export function assertTypedEmail({ invitees }: Invited): void {
  const place = invitees.findIndex(({ email }) => isMaskedValue(email));
  if (place < 0) return;
  const message = issueText({ message: sharedIssues.email }, undefined);
  throw new AppError("BAD_REQUEST", message, [{ path: `body.invitees.${place}.email`, message }]);
}

/**
 * Replaces the masked address of a request with the suggestion's.
 * @throws BAD_REQUEST for any other masked address
 */
export function withUnmaskedEmail<T extends Invited>(request: T, suggestion: { invitee: { email: string } }): T {
  const { email: address } = suggestion.invitee;
  const invitees = request.invitees.map((one) => ({
    ...one,
    email: one.email === maskEmail(address) ? address : one.email,
  }));
  assertTypedEmail({ invitees });
  return { ...request, invitees };
}

/** The name and address in a request, which may be masked. */
export const requestedInvitee = ({ invitees: [one] }: Invited): { name: string; email: string } => ({
  name: one?.name ?? "",
  email: one?.email ?? "",
});

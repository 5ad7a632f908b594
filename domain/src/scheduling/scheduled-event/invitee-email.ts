import { z } from "zod";
import { isMaskedValue, maskEmail } from "../../records/record/mask";
import { AppError } from "../../shared/error";
import { issueText } from "../../shared/issue-text";
import { sharedIssues } from "../../shared/shared-issues";
import { Email } from "../../shared/value";

/**
 * Public pages show an invitee's address masked, since anybody who has the link reads them. Who takes up a suggestion may
 * leave it so; every other booking needs an address that was typed.
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
 * A request with the invitee's own address in place of its mask.
 * @throws BAD_REQUEST for the mask of any other address
 */
export function withOwnEmail<T extends Invited>(request: T, own: { invitee: { email: string } }): T {
  const { email: address } = own.invitee;
  const invitees = request.invitees.map((one) => ({
    ...one,
    email: one.email === maskEmail(address) ? address : one.email,
  }));
  assertTypedEmail({ invitees });
  return { ...request, invitees };
}

/** Who books, with the address as they know it: typed, or masked. */
export const asGiven = ({ invitees: [one] }: Invited): { name: string; email: string } => ({
  name: one?.name ?? "",
  email: one?.email ?? "",
});

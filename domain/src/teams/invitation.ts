import { domainOf } from "../identity/sign-in";
import { AppError } from "../shared/error";
import type { Invitation } from "./team";
import { teamsTexts } from "./texts";

/** Letters and digits that nobody takes for another one. */
export const CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const CODE_LENGTH = 10;

/** Codes are told and typed in any letter case. */
export const readCode = (typed: string): string => typed.toUpperCase();

/** Only e-mails on the team's own company domain can be invited (docs/product/teams.md#invitations). */
export function assertSameDomain(emails: readonly string[], domain: string): void {
  const error_emails = emails.filter((email) => domainOf(email) !== domain);
  if (error_emails.length > 0)
    throw new AppError("NOT_ACCEPTABLE", teamsTexts.sameDomainOnly(domain), { error_emails });
}

/**
 * Who is a member or has an open invitation can't be invited again; then nobody is (docs/product/teams.md#invitations).
 */
export function assertNoneKnown(error_emails: readonly string[]): void {
  if (error_emails.length > 0) throw new AppError("CONFLICT", teamsTexts.alreadyInvited, { error_emails });
}

export function assertOpen(invitation: Invitation | undefined): asserts invitation is Invitation {
  if (!invitation || invitation.state === "joined") throw new AppError("NOT_FOUND", teamsTexts.invitationNotFound);
}

/** Who has an open invitation may join; whoever has none asks the admin. */
export function assertInvited(invitation: Invitation | undefined, email: string): void {
  if (!invitation) throw new AppError("NOT_ACCEPTABLE", teamsTexts.notInvited(email));
}

/** A code opens the team only to the e-mail that its invitation is for. */
export function assertCode(typed: string, invitation: Invitation | undefined, email: string): void {
  if (invitation?.invitation_code !== readCode(typed))
    throw new AppError("NOT_ACCEPTABLE", teamsTexts.invalidCode(email));
}

/** A waiting invitation whose e-mail has an account by now is being signed up with. */
export const withAccount = (invitation: Invitation, signedUp: ReadonlySet<string>): Invitation =>
  invitation.state === "waiting" && signedUp.has(invitation.email)
    ? { ...invitation, state: "signing_up" }
    : invitation;

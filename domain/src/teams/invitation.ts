import { domainOf } from "../identity/sign-in";
import { AppError } from "../shared/error";
import type { Invitation } from "./team";
import { teamsTexts } from "./texts";

/** Letters and digits that cannot be confused with each other. */
export const CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const CODE_LENGTH = 10;

/** Codes are case-insensitive. */
export const readCode = (typed: string): string => typed.toUpperCase();

/** Only e-mails on the team's own company domain can be invited (docs/product/teams.md#invitations). */
export function assertSameDomain(emails: readonly string[], domain: string): void {
  const error_emails = emails.filter((email) => domainOf(email) !== domain);
  if (error_emails.length > 0)
    throw new AppError("NOT_ACCEPTABLE", teamsTexts.sameDomainOnly(domain), { error_emails });
}

/**
 * Refuses all invitations if one e-mail is a member's or has an open invitation (docs/product/teams.md#invitations).
 */
export function assertNoneKnown(error_emails: readonly string[]): void {
  if (error_emails.length > 0) throw new AppError("CONFLICT", teamsTexts.alreadyInvited, { error_emails });
}

export function assertOpen(invitation: Invitation | undefined): asserts invitation is Invitation {
  if (!invitation || invitation.state === "joined") throw new AppError("NOT_FOUND", teamsTexts.invitationNotFound);
}

/** @throws unless the e-mail has an open invitation; without one, the person must ask an admin */
export function assertInvited(invitation: Invitation | undefined, email: string): void {
  if (!invitation) throw new AppError("NOT_ACCEPTABLE", teamsTexts.notInvited(email));
}

/** @throws unless the code belongs to an invitation of this e-mail */
export function assertCode(typed: string, invitation: Invitation | undefined, email: string): void {
  if (invitation?.invitation_code !== readCode(typed))
    throw new AppError("NOT_ACCEPTABLE", teamsTexts.invalidCode(email));
}

/** Updates an open invitation whose e-mail has signed up meanwhile. */
export const withAccount = (invitation: Invitation, signedUp: ReadonlySet<string>): Invitation =>
  invitation.state === "waiting" && signedUp.has(invitation.email)
    ? { ...invitation, state: "signing_up" }
    : invitation;

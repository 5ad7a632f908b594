import { samlTexts } from "@dure/domain/identity/saml/saml-texts";
import { domainOf } from "@dure/domain/identity/sign-in";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import { Email } from "@dure/domain/shared/value";
import type { AuthBlockingEvent } from "firebase-functions/identity";
import { admitSaml, samlIdOf } from "../saml/admit-saml";
import { assertCompanyEmail } from "../tenant/assert-company-email";
import { hasSignUpIntent } from "../tenant/sign-up-intent-store";
import { readDomainOwner, readTenant } from "../tenant/tenant-store";
import { findRegistered } from "./find-registered";
import { isByPassword } from "./is-by-password";
import { grantPass } from "./password-attempt-store";
import { refuseAccount } from "./refuse-account";

/**
 * Checks that a new account has a company e-mail and is in its domain's tenant. The sign-up form's checks can be
 * bypassed. An e-mail address from the team's identity provider needs no verification mail.
 */
export async function admitUser(event: AuthBlockingEvent): Promise<{ emailVerified: true } | undefined> {
  try {
    return await admit(event);
  } catch (error) {
    if (error instanceof AppError) throw refuseAccount(error.code, error.text, event.locale);
    throw error;
  }
}

async function admit(event: AuthBlockingEvent): Promise<{ emailVerified: true } | undefined> {
  const { data } = event;
  const tenant = data?.tenantId ? await readTenant(data.tenantId) : undefined;
  const samlId = samlIdOf(event);
  if (data?.tenantId && samlId) await admitSaml(data.tenantId, samlId, event);
  const email = Email.safeParse(data?.email);
  if (!email.success) throw new AppError("A-PN-0002", identityTexts.companyEmailOnly);
  assertCompanyEmail(email.data);
  if (!data?.tenantId && isExternal(event)) throw await whereabouts(email.data);
  const owner = await readDomainOwner(domainOf(email.data));
  if (!owner || owner !== data?.tenantId) throw new AppError("A-PN-0012", identityTexts.otherTeamsEmail);
  if (samlId) return { emailVerified: true };
  if (tenant?.sso_required) throw new AppError("A-PN-0011", samlTexts.ssoOnly);
  await assertAsked(event, email.data);
  if (isByPassword(event)) await grantPass(email.data.toLowerCase(), Date.now() + SIGN_UP_MS);
  return undefined;
}

/** How long the pass for the first sign-in is valid: Identity Platform signs a new account in by the same call. */
const SIGN_UP_MS = 60_000;

/** A log-in by a provider creates no account: a person who wants to sign up has first used the sign-up form. */
async function assertAsked(event: AuthBlockingEvent, email: string): Promise<void> {
  if (isExternal(event) && !(await hasSignUpIntent(email, Date.now())))
    throw new AppError("A-PN-0009", identityTexts.notSignedUp);
}

const EXTERNAL = new Set(["google.com", "microsoft.com"]);

const isExternal = ({ additionalUserInfo }: AuthBlockingEvent): boolean =>
  EXTERNAL.has(additionalUserInfo?.providerId ?? "");

/**
 * The refusal of a log-in outside a team's address, where the provider names the e-mail address before the tenant is
 * known. It tells the browser which account is meant; no account is created.
 */
async function whereabouts(email: string): Promise<AppError> {
  return (await findRegistered(email))
    ? new AppError("A-PN-0012", identityTexts.foundAccount(email))
    : new AppError("A-PN-0009", identityTexts.notSignedUp);
}

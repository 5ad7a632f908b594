import { randomUUID } from "node:crypto";
import { hasOpenAttempt } from "@dure/domain/identity/password-attempts";
import { samlTexts } from "@dure/domain/identity/saml/saml-texts";
import { domainOf, isLocked } from "@dure/domain/identity/sign-in";
import { identityTexts } from "@dure/domain/identity/texts";
import { accessTexts } from "@dure/domain/shared/access";
import { roleOf } from "@dure/domain/shared/caller/role-of";
import { needsSaml } from "@dure/domain/shared/caller/session";
import type { User } from "@dure/domain/shared/caller/user";
import { AppError } from "@dure/domain/shared/error";
import type { AuthBlockingEvent, AuthUserRecord } from "firebase-functions/identity";
import { isIpAllowed } from "../../platform/auth/assert-ip-allowed";
import { uncheckedPasswords } from "../../platform/config";
import { systemContext } from "../../platform/context";
import { admitSaml, samlIdOf } from "../saml/admit-saml";
import { ensureTenantRecord } from "../tenant/tenant-info-store";
import { readTenant } from "../tenant/tenant-store";
import { readUser, type SignIn, saveSignIn } from "../user/user-store";
import { isByPassword } from "./is-by-password";
import { lockAccount } from "./lock-account";
import { clearAttempts, readAttempts, usePass } from "./password-attempt-store";
import { refuseAccount } from "./refuse-account";

/** Whether the account has a second factor; Identity Platform has checked it before it calls this function. */
const hasFactor = ({ multiFactor }: AuthUserRecord): boolean => (multiFactor?.enrolledFactors?.length ?? 0) > 0;

type Admission = { customClaims?: object; sessionClaims?: { sid: string } };

/**
 * Refuses a locked account, names the session, resets the wrong passwords, and repairs the token's claims from the
 * member's document. They are custom claims: session claims would outlive a change of role. The session's document is
 * created by its first call, because this function also runs when the server checks a password.
 */
export async function admitSignIn(event: AuthBlockingEvent): Promise<Admission | undefined> {
  try {
    return await admit(event);
  } catch (error) {
    if (error instanceof AppError) throw refuseAccount(error.code, error.text, event.locale);
    throw error;
  }
}

async function admit(event: AuthBlockingEvent): Promise<Admission | undefined> {
  const { data, ipAddress } = event;
  const email = data?.email?.toLowerCase() ?? "";
  const teamId = data?.tenantId;
  const samlId = samlIdOf(event);
  if (!teamId || !(email || samlId)) throw new AppError("A-PN-0012", identityTexts.tenantNotFound);
  if (samlId) await admitSaml(teamId, samlId, event);

  const [attempts, tenant, user] = await Promise.all([
    readAttempts(email),
    readTenant(teamId),
    readUser(teamId, data.uid),
  ]);
  if (isLocked(attempts.retryCounts)) throw new AppError("A-PN-0013", identityTexts.blocked);
  const now = new Date().toISOString();
  if (tenant) {
    // An account may have changed its e-mail since it was admitted.
    if (tenant.domain !== domainOf(email)) throw new AppError("A-PN-0012", identityTexts.otherTeamsEmail);
    if (!samlId && needsSaml(tenant, user)) throw new AppError("A-PN-0011", samlTexts.ssoOnly);
    // While the server checks a password, the address here is the server's; that check compares the caller's address.
    if (!hasOpenAttempt(attempts, Date.parse(now)) && !isIpAllowed(tenant, ipAddress, now))
      throw new AppError("IP_FORBIDDEN", accessTexts.ipRestrictedFor(ipAddress));
  }
  // After all refusals: a refused sign-in must not use up the pass, or the next one would count as a guess.
  if (needsPass(event, data)) await assertPass(teamId, data, email);
  else if (attempts.retryCounts > 0) await clearAttempts(email);
  // Without a team an account may sign in, but every call is refused, since it reads the team's document.
  if (!tenant) return undefined;
  await Promise.all([
    ensureTenantRecord(email, { tenant_id: teamId, team_slug: tenant.team_slug }),
    user && saveSignIn(teamId, data.uid, factorsAfter(user, hasFactor(data), now)),
  ]);
  return { ...claimsOf(user, teamId, data), sessionClaims: { sid: randomUUID() } };
}

/** A sign-in with a second factor needs no pass: a guessed password alone is useless there. */
const needsPass = (event: AuthBlockingEvent, data: AuthUserRecord): boolean =>
  uncheckedPasswords.value() === "lock" && isByPassword(event) && !hasFactor(data);

/**
 * Locks an account whose right password the server has not checked, and so not counted, before: somebody is guessing
 * directly at Identity Platform (docs/product/identity.md#lockout).
 */
async function assertPass(teamId: string, { uid, displayName = "" }: AuthUserRecord, email: string): Promise<void> {
  const attempts = await usePass(email);
  if (!isLocked(attempts.retryCounts)) return;
  const account = { uid, email, name: displayName, disabled: false, providers: [] };
  await lockAccount(systemContext(teamId, "beforeSignIn"), teamId, account, attempts);
  throw new AppError("A-PN-0013", identityTexts.blocked);
}

function claimsOf(user: User | undefined, teamId: string, data: AuthUserRecord): Pick<Admission, "customClaims"> {
  if (user?.team_member_status === "ACTIVE")
    return { customClaims: { team_id: teamId, role: roleOf(user.team_member_role) } };
  return data.customClaims?.team_id ? { customClaims: {} } : {};
}

/** The user's second-factor state by this sign-in: only Identity Platform knows whether an app is enrolled. */
function factorsAfter({ second_factor }: User, enrolled: boolean, now: string): SignIn {
  if (enrolled) return { last_login_at: now, second_factor: "ENROLLED" };
  if (second_factor === "ENROLLED") return { last_login_at: now, second_factor: "NONE", has_recovery_codes: false };
  return { last_login_at: now };
}

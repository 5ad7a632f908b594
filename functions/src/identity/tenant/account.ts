import { randomBytes } from "node:crypto";
import type { SignUp } from "@dure/domain/identity/tenant";
import { sanitizeName } from "@dure/domain/shared/caller/sanitize-name";
import type { ListUsersResult, PasswordPolicyConfig, TenantAwareAuth, UserRecord } from "firebase-admin/auth";
import { errorCode } from "../../platform/error-code";
import { auth, tenantAuth } from "../../platform/firebase";
import { TOTP } from "./enable-second-factor";

/** The parts of an Identity Platform account that signing in needs. */
export type Account = { uid: string; email: string; name: string; disabled: boolean; providers: string[] };

export async function findAccount(teamId: string, email: string): Promise<Account | undefined> {
  const record = await orNothing(tenantAuth(teamId).getUserByEmail(email));
  return record && toAccount(record);
}

const toAccount = ({ uid, email = "", displayName, disabled, providerData }: UserRecord): Account => ({
  uid,
  email,
  name: sanitizeName(displayName ?? "") || email,
  disabled,
  providers: providerData.map(({ providerId }) => providerId),
});

/** Disables the account: it can neither sign in nor renew its tokens. */
export async function disableAccount(teamId: string, uid: string): Promise<void> {
  await tenantAuth(teamId).updateUser(uid, { disabled: true });
  await tenantAuth(teamId).revokeRefreshTokens(uid);
}

/** Lets a disabled account sign in again. */
export async function enableAccount(teamId: string, uid: string): Promise<void> {
  await tenantAuth(teamId).updateUser(uid, { disabled: false });
}

/** Replaces the password by one that nobody knows: the account's owner sets another by mail. */
export async function replacePassword(teamId: string, uid: string): Promise<void> {
  await tenantAuth(teamId).updateUser(uid, { password: `Aa1-${randomBytes(32).toString("base64url")}` });
}

/** Revokes the refresh tokens of all sessions of an account. */
export async function revokeTokens(teamId: string, uid: string): Promise<void> {
  await tenantAuth(teamId).revokeRefreshTokens(uid);
}

/** Removes the authenticator app. The Admin SDK can remove all second factors only, and can keep none of TOTP. */
export async function removeFactors(teamId: string, uid: string): Promise<void> {
  await tenantAuth(teamId).updateUser(uid, { multiFactor: { enrolledFactors: null } });
}

/** Whether the account has an authenticator app, or this very one. */
export async function hasFactor(teamId: string, uid: string, factorId?: string): Promise<boolean> {
  const factors = (await tenantAuth(teamId).getUser(uid)).multiFactor?.enrolledFactors ?? [];
  return factors.some((factor) => factorId === undefined || factor.uid === factorId);
}

/** Sets the claims of a member's tokens, from their next renewal on. */
export async function setClaims(teamId: string, uid: string, role: "admin" | "member"): Promise<void> {
  await tenantAuth(teamId).setCustomUserClaims(uid, { team_id: teamId, role });
}

/** Removes the team from a member's tokens, from their next renewal on. */
export async function clearClaims(teamId: string, uid: string): Promise<void> {
  await tenantAuth(teamId).setCustomUserClaims(uid, null);
}

/**
 * A new tenant of Identity Platform, with e-mail and password.
 * @returns its id, which is the team's
 */
export async function createTenant(domain: string): Promise<string> {
  const { tenantId } = await auth.tenantManager().createTenant({
    displayName: tenantName(domain),
    emailSignInConfig: { enabled: true, passwordRequired: true },
    passwordPolicyConfig: PASSWORD_POLICY,
    multiFactorConfig: TOTP,
  });
  return tenantId;
}

/** Deletes a tenant with its accounts; deleting a missing one is no error. */
export async function deleteTenant(teamId: string): Promise<void> {
  await orNothing(auth.tenantManager().deleteTenant(teamId));
}

/** Deletes accounts of a tenant, 1000 at most; a missing one, or a missing tenant, is no error. */
export async function deleteAccounts(teamId: string, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  const result = await orNothing(tenantAuth(teamId).deleteUsers([...uids]));
  const [failure] = result?.errors ?? [];
  if (failure) throw failure.error;
}

/** All accounts of a tenant. */
export async function listSignUps(teamId: string): Promise<SignUp[]> {
  const all: SignUp[] = [];
  let page: ListUsersResult | undefined;
  do {
    page = await orNothing(tenantAuth(teamId).listUsers(MAX_PAGE, page?.pageToken));
    all.push(...(page?.users ?? []).map(toSignUp));
  } while (page?.pageToken);
  return all;
}

const MAX_PAGE = 1000;

const toSignUp = ({ emailVerified, metadata }: UserRecord): SignUp => ({
  verified: emailVerified,
  at: new Date(metadata.creationTime).toISOString(),
});

/** Enforces the rules of domain/identity's `Password`, which a browser could bypass. */
const PASSWORD_POLICY: PasswordPolicyConfig = {
  enforcementState: "ENFORCE",
  constraints: { minLength: 8, requireUppercase: true, requireLowercase: true, requireNumeric: true },
};

/** A tenant's name by Identity Platform's rules: 4 to 20 letters, digits and hyphens, beginning with a letter. */
const tenantName = (domain: string): string => `t-${domain.replaceAll(/[^a-z0-9]/g, "-")}`.slice(0, 20).padEnd(4, "0");

type ActionLink = "generateEmailVerificationLink" | "generatePasswordResetLink";

/** The code in a mail's link that proves that its reader owns the address. */
export async function actionCode(teamId: string, link: ActionLink, email: string): Promise<string> {
  const users: TenantAwareAuth = tenantAuth(teamId);
  const code = new URL(await users[link](email)).searchParams.get("oobCode");
  if (!code) throw new Error(`Identity Platform's ${link} has no code.`);
  return code;
}

const UNKNOWN = new Set(["auth/user-not-found", "auth/tenant-not-found"]);

async function orNothing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (UNKNOWN.has(String(errorCode(error)))) return undefined;
    throw error;
  }
}

import { randomBytes } from "node:crypto";
import type { Role } from "@dure/domain/shared/access";
import { Team } from "@dure/domain/shared/caller/team";
import { User } from "@dure/domain/shared/caller/user";
import type { MultiFactorConfig } from "firebase-admin/auth";
import { enableProviders } from "../identity/provider";
import { claimsOf, signIn } from "../identity/sign-in";
import { auth, firestore, tenantAuth } from "../suite/admin";
import { connect } from "../suite/client";

export const PASSWORD = "Password1";

export type Tenant = Awaited<ReturnType<typeof createTenant>>;
export type Member = Awaited<ReturnType<typeof createMember>>;

/**
 * The product's configuration, but codes from 30 s ago are accepted: under load a test may take a while to send one.
 */
const TOTP: MultiFactorConfig = {
  state: "ENABLED",
  providerConfigs: [{ state: "ENABLED", totpProviderConfig: { adjacentIntervals: 2 } }],
};

/** A unique text of lowercase letters and digits. */
export const fresh = (prefix = "t"): string => `${prefix}${randomBytes(5).toString("hex")}`;

/** Creates an active team without the sign-up: a new tenant, domain and team URL. */
export async function createTenant(settings: Partial<Team> = {}) {
  const slug = settings.team_slug ?? fresh("team-");
  const domain = settings.domain ?? `${slug}.example.com`;
  const { tenantId: teamId } = await auth.tenantManager().createTenant({
    displayName: slug.slice(0, 20),
    emailSignInConfig: { enabled: true, passwordRequired: true },
    multiFactorConfig: TOTP,
  });
  const now = new Date().toISOString();
  const values = Team.parse({
    team_id: teamId,
    state: "active",
    display_name: "테스트 팀",
    team_slug: slug,
    domain,
    company_name: "테스트 회사",
    created_at: now,
    updated_at: now,
    ...settings,
  });
  const team = firestore.doc(`teams/${teamId}`);
  await Promise.all([
    enableProviders(teamId),
    team.set({ ...values, plan_end_ms: values.plan_end_date && Date.parse(values.plan_end_date) }),
    firestore.doc(`domains/${domain}`).set({ team_id: teamId }),
    firestore.doc(`slugs/${slug}`).set({ team_id: teamId }),
  ]);
  return {
    teamId,
    slug,
    domain,
    /** The team's document. */
    team,
    member: (role: Role = "member", user: Partial<User> = {}) => createMember({ teamId, slug, domain }, role, user),
  };
}

/** Creates a verified account with a profile and signs it in. By default it is an active member with a new id. */
export async function createMember(
  { teamId, slug, domain }: { teamId: string; slug: string | null; domain: string },
  role: Role,
  values: Partial<User> = {},
) {
  const email = values.email ?? `${fresh("u")}@${domain}`;
  const display_name = values.display_name ?? (role === "admin" ? "김관리" : "이멤버");
  const { uid } = await tenantAuth(teamId).createUser({
    ...(values.user_id && { uid: values.user_id }),
    email,
    password: PASSWORD,
    emailVerified: true,
    displayName: display_name,
  });
  const user = memberValues(uid, role, { ...values, email, display_name });
  await saveMember(teamId, slug, user);
  if (user.team_member_status === "ACTIVE") {
    await tenantAuth(teamId).setCustomUserClaims(uid, { team_id: teamId, role });
  }
  const { idToken, refreshToken } = await signIn({ tenantId: teamId, email, password: PASSWORD });
  return {
    teamId,
    uid,
    email,
    display_name,
    userSlug: user.user_slug,
    idToken,
    refreshToken,
    sessionId: String(claimsOf(idToken).sid),
    client: connect(() => idToken),
    /** A client of the same member with the language Korean. */
    korean: connect(() => idToken, "ko"),
  };
}

function memberValues(uid: string, role: Role, values: Partial<User>): User {
  const now = new Date().toISOString();
  return User.parse({
    user_id: uid,
    user_slug: fresh("me-"),
    phone: "10-1234-5678",
    job_title: "sales",
    has_profile: true,
    team_member_role: role === "admin" ? "ADMIN" : "MEMBER",
    team_member_status: "ACTIVE",
    last_activated_at: now,
    created_at: now,
    updated_at: now,
    ...values,
  });
}

async function saveMember(teamId: string, slug: string | null, user: User): Promise<void> {
  const team = firestore.doc(`teams/${teamId}`);
  await Promise.all([
    team.collection("users").doc(user.user_id).set(user),
    firestore.doc(`tenant_info/${user.email}`).set({ tenant_id: teamId, team_slug: slug }),
    user.user_slug && team.collection("uniques").doc(`user_slug:${user.user_slug}`).set({ id: user.user_id }),
  ]);
}

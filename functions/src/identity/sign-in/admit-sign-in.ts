import { domainOf, isLocked } from "@dure/domain/identity/sign-in";
import { identityTexts } from "@dure/domain/identity/texts";
import type { AuthBlockingEvent } from "firebase-functions/identity";
import { ensureTenantRecord } from "../tenant/tenant-info-store";
import { readTenant } from "../tenant/tenant-store";
import { readUser, saveLastSignIn } from "../user/user-store";
import { refuseAccount } from "./refuse-account";
import { readRetryCount } from "./retry-store";

/**
 * Refuses a locked account, and brings the claims of a token in line with the member's document: that heals what was
 * lost when a member joined. They are custom claims, because session claims would outlive a later change of role.
 */
export async function admitSignIn({ data, locale }: AuthBlockingEvent): Promise<{ customClaims: object } | undefined> {
  const email = data?.email?.toLowerCase();
  const teamId = data?.tenantId;
  if (!email || !teamId) throw refuseAccount("A-PN-0012", identityTexts.tenantNotFound, locale);

  const [count, tenant, user] = await Promise.all([
    readRetryCount(email),
    readTenant(teamId),
    readUser(teamId, data.uid),
  ]);
  if (isLocked(count)) throw refuseAccount("A-PN-0013", identityTexts.blocked, locale);
  // Without a team an account may sign in, to nothing: every call asks for the team's document.
  if (!tenant) return undefined;
  // An account may have changed its e-mail since it was admitted.
  if (tenant.domain !== domainOf(email)) throw refuseAccount("A-PN-0012", identityTexts.otherTeamsEmail, locale);

  await Promise.all([
    ensureTenantRecord(email, { tenant_id: teamId, team_slug: tenant.team_slug }),
    user && saveLastSignIn(teamId, data.uid, new Date().toISOString()),
  ]);
  if (user?.team_member_status !== "ACTIVE") return data.customClaims?.team_id ? { customClaims: {} } : undefined;
  return { customClaims: { team_id: teamId, role: user.team_member_role === "ADMIN" ? "admin" : "member" } };
}

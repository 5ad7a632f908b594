import type { Profile } from "@dure/domain/identity/user";
import { accessTexts } from "@dure/domain/shared/access";
import { needsSecondFactor } from "@dure/domain/shared/caller/session";
import type { User } from "@dure/domain/shared/caller/user";
import { AppError } from "@dure/domain/shared/error";
import { type Context, callerOf, sessionOf } from "../../platform/context";
import { readInvitedCode } from "../tenant/tenant-store";
import { listIntegrations } from "./integration-store";

/** A user, as the user themselves sees it. */
export async function profileOf(ctx: Context, user: User): Promise<Profile> {
  const { emailVerified, team } = callerOf(ctx);
  const isOutside = OUTSIDE.includes(user.team_member_status);
  const [code, integrations] = await Promise.all([
    isOutside ? readInvitedCode(ctx.teamId, user.email) : undefined,
    isOutside ? [] : listIntegrations(ctx.teamId, user.user_id),
  ]);
  return {
    ...user,
    email_verified: emailVerified,
    team_id: ctx.teamId,
    must_enroll: needsSecondFactor(team, user) && !sessionOf(ctx).isStrong,
    invited: code !== undefined || (isOutside && isSsoSession(ctx)),
    invitation_code: emailVerified && code ? code : null,
    integrations,
  };
}

/** The statuses in which a person can still join by an invitation, even one sent after they asked to join. */
const OUTSIDE: readonly User["team_member_status"][] = ["NONE", "PENDING"];

/** The team's identity provider vouches for the people it signs in, so an SSO session counts as an invitation. */
const isSsoSession = (ctx: Context): boolean => sessionOf(ctx).provider.startsWith("saml.");

/** A deactivated member may read but not change (docs/product/identity.md#user). */
export function assertNotDeactivated(user: User): void {
  if (user.team_member_status === "DEACTIVATED") throw new AppError("FORBIDDEN", accessTexts.deactivated);
}

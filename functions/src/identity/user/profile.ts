import type { Profile } from "@dure/domain/identity/user";
import { accessTexts } from "@dure/domain/shared/access";
import { needsSecondFactor } from "@dure/domain/shared/caller/session";
import type { User } from "@dure/domain/shared/caller/user";
import { AppError } from "@dure/domain/shared/error";
import { type Context, callerOf, sessionOf } from "../../platform/context";
import { isInvited } from "../tenant/tenant-store";

/** A user, as the user themselves sees it. */
export const profileOf = async (ctx: Context, user: User): Promise<Profile> => ({
  ...user,
  email_verified: callerOf(ctx).emailVerified,
  team_id: ctx.teamId,
  must_enroll: needsSecondFactor(callerOf(ctx).team, user) && !sessionOf(ctx).isStrong,
  invited: user.team_member_status === "NONE" && (await isInvited(ctx.teamId, user.email)),
});

/** A deactivated member may read but not change (docs/product/identity.md#user). */
export function assertNotDeactivated(user: User): void {
  if (user.team_member_status === "DEACTIVATED") throw new AppError("FORBIDDEN", accessTexts.deactivated);
}

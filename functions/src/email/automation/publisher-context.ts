import type { Automation } from "@dure/domain/email/automation/automation";
import { roleOf } from "@dure/domain/shared/caller/role-of";
import { readCaller } from "../../platform/auth/caller-store";
import type { Caller, Context } from "../../platform/context";
import { findVersion } from "./automation-store";

type PublisherContext = Context & { caller: Caller };

/**
 * A job's context with the current rights of an automation's publisher: an automation reaches no records that its
 * publisher may not see. Its changes are still made as the system.
 */
export async function publisherContext(ctx: Context, userId: string): Promise<PublisherContext> {
  const { team, user, flags } = await readCaller(ctx.teamId, userId);
  const role = user ? roleOf(user.team_member_role) : "member";
  const caller = { team, user, flags, emailVerified: true, session: undefined };
  return { ...ctx, actor: { id: userId, role, name: user?.display_name ?? "" }, caller };
}

/** The context of an automation's current publisher; undefined if the automation was never published. */
export async function publisherOf(
  ctx: Context,
  { id, version }: Pick<Automation, "id" | "version">,
): Promise<PublisherContext | undefined> {
  const published = await findVersion(ctx.teamId, id, version);
  return published && publisherContext(ctx, published.published_by);
}

import type { Actor } from "@dure/domain/shared/access";
import { roleOf } from "@dure/domain/shared/caller/role-of";
import type { User } from "@dure/domain/shared/caller/user";
import type { Caller } from "../context";
import { readCaller } from "./caller-store";

type ActiveMember = { actor: Actor; caller: Caller & { user: User } };

/**
 * A member with their current role, for background work in their name; undefined if they are no longer an active
 * member, or their team is disabled.
 */
export async function loadActiveMember(teamId: string, userId: string): Promise<ActiveMember | undefined> {
  const { team, user, flags } = await readCaller(teamId, userId);
  if (user?.team_member_status !== "ACTIVE" || team.state === "disabled") return undefined;
  return {
    actor: { id: user.user_id, role: roleOf(user.team_member_role), name: user.display_name },
    caller: { team, user, flags, emailVerified: true, session: undefined },
  };
}

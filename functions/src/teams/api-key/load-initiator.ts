import type { Actor } from "@dure/domain/shared/access";
import { keyIdOf } from "@dure/domain/shared/caller/api-key-text";
import { keyStateAt } from "@dure/domain/teams/api-key";
import { loadActiveMember } from "../../platform/auth/load-active-member";
import type { Caller } from "../../platform/context";
import { readKey } from "./api-key-store";

type InitiatorNow = { actor: Actor; caller: Caller };

/**
 * The current state of the member or API key that started background work: an admin may have become a member who sees
 * only their own records. undefined if they may no longer start work, or their team is disabled.
 */
export async function loadInitiator(teamId: string, actor: Actor, now: string): Promise<InitiatorNow | undefined> {
  if (actor.type === "api_key") return keyNow(teamId, actor, now);
  const member = await loadActiveMember(teamId, actor.id);
  return member && { ...member, actor: { ...actor, ...member.actor } };
}

/** A key keeps the role that it was given. */
async function keyNow(teamId: string, actor: Actor, now: string): Promise<InitiatorNow | undefined> {
  const id = keyIdOf(actor.id);
  const found = id === undefined ? undefined : await readKey(teamId, id);
  if (!found || keyStateAt(found.key, false, now) !== "open" || found.team.state === "disabled") return undefined;
  const { team, flags } = found;
  return { actor, caller: { team, user: undefined, flags, emailVerified: false, session: undefined } };
}

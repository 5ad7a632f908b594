import { keyIdOf } from "@dure/domain/shared/caller/api-key-text";
import { keyStateAt } from "@dure/domain/teams/api-key";
import type { Caller } from "../../platform/context";
import { readKey } from "./api-key-store";

/** What a job that a key started knows about its caller; undefined if the key no longer opens. */
export async function keyCaller(teamId: string, actorId: string, now: string): Promise<Caller | undefined> {
  const id = keyIdOf(actorId);
  const found = id === undefined ? undefined : await readKey(teamId, id);
  if (!found || keyStateAt(found.key, false, now) !== "open") return undefined;
  return { team: found.team, user: undefined, flags: found.flags, emailVerified: false, session: undefined };
}

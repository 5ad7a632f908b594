import { timingSafeEqual } from "node:crypto";
import { accessTexts } from "@dure/domain/shared/access";
import { actorIdOf, idOfApiKey } from "@dure/domain/shared/caller/api-key-text";
import { roleOf } from "@dure/domain/shared/caller/role-of";
import { AppError } from "@dure/domain/shared/error";
import type { Text } from "@dure/domain/shared/text";
import { type ApiKey, type KeyState, keyStateAt, shouldRecordUse } from "@dure/domain/teams/api-key";
import type { ResolveKey } from "../../platform/auth/identify-key";
import { findKeyById, saveLastUse } from "./api-key-store";
import { hashOf } from "./new-secret";

/**
 * A malformed key is refused without a read. The refusal of a real key says whether it expired, was revoked or
 * replaced.
 */
export const resolveApiKey: ResolveKey = async (text, now) => {
  const id = idOfApiKey(text);
  const found = id === undefined ? undefined : await findKeyById(id);
  if (!found) throw refusal("unknown");
  const { key, team, flags } = found;
  const state = stateOf(key, hashOf(text), now);
  if (state !== "open") throw refusal(state);
  const teamId = team.team_id;
  if (shouldRecordUse(key, now)) await saveLastUse(teamId, key.id, now);
  const { name, scopes, calls_per_minute: callsPerMinute } = key;
  const role = roleOf(key.role);
  return { id: actorIdOf(key.id), name, role, scopes, callsPerMinute, teamId, team, flags };
};

type Answer = KeyState | "unknown";

function stateOf(key: ApiKey, hash: string, now: string): Answer {
  if (isSame(hash, key.hash)) return keyStateAt(key, false, now);
  return key.previous && isSame(hash, key.previous.hash) ? keyStateAt(key, true, now) : "unknown";
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

const TEXTS: Record<Exclude<Answer, "open">, Text> = {
  unknown: accessTexts.keyInvalid,
  expired: accessTexts.keyExpired,
  revoked: accessTexts.keyRevoked,
  replaced: accessTexts.keyReplaced,
};

const refusal = (state: keyof typeof TEXTS) => new AppError("UNAUTHORIZED", TEXTS[state]);

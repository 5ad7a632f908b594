import { type Access, type Actor, accessTexts, assertRole, type Role } from "@dure/domain/shared/access";
import { API_KEY_PREFIX } from "@dure/domain/shared/caller/api-key-text";
import type { RemoteFlags } from "@dure/domain/shared/caller/remote-flags";
import { hasScope, partsOf, type Scope, scopeFor } from "@dure/domain/shared/caller/scope";
import type { Team } from "@dure/domain/shared/caller/team";
import { AppError } from "@dure/domain/shared/error";
import type { Caller, Reply } from "../context";
import { countCall } from "../http/rate-limit";
import { assertIpAllowed } from "./assert-ip-allowed";

/** A valid API key, with its team. */
export type KnownKey = {
  /** The actor's id, which differs from all members' ids. */
  id: string;
  name: string;
  role: Role;
  scopes: readonly Scope[];
  callsPerMinute: number;
  teamId: string;
  team: Team;
  flags: RemoteFlags;
};

/**
 * Finds the key that a caller sends. The teams area implements it.
 * @throws UNAUTHORIZED if the key is not valid
 */
export type ResolveKey = (key: string, now: string) => Promise<KnownKey>;

/** How a request may use API keys. */
export type KeyAccess = {
  resolve: ResolveKey;
  /** The MCP server's tool that makes this call for a key which was admitted before. */
  tool?: { name: string; key: KnownKey };
};

/** The API key of an Authorization header; undefined for any other token. */
export function keyIn(authorization: string | undefined): string | undefined {
  const token = authorization?.match(/^Bearer (.+)$/)?.[1];
  return token?.startsWith(API_KEY_PREFIX) ? token : undefined;
}

type Call = { address: string; now: string; reply: Reply };

/**
 * Admits a key to the API: the key is valid, its team is not disabled, the team's IP list allows the address, and the
 * key has calls left in this minute. The response headers say how many.
 * @throws UNAUTHORIZED, TEAM_DISABLED, IP_FORBIDDEN, TOO_MANY_REQUESTS
 */
export async function admitKey(text: string, resolve: ResolveKey, { address, now, reply }: Call): Promise<KnownKey> {
  const key = await resolve(text, now);
  if (key.team.state === "disabled") throw new AppError("TEAM_DISABLED", accessTexts.teamDisabled);
  assertIpAllowed(key.team, address, now);
  const left = countCall(key.id, key.callsPerMinute, Date.parse(now));
  reply.setRateLimit(left);
  left.assertAllowed();
  return key;
}

/**
 * Identifies an admitted key's call of an endpoint. It acts as the team.
 * @param scope undefined if the endpoint refuses keys
 * @throws FORBIDDEN if the key lacks the scope or the role
 */
export function identifyKey(
  key: KnownKey,
  { access, scope, tool }: { access: Access; scope?: Scope | undefined; tool?: string | undefined },
) {
  if (!scope) throw new AppError("FORBIDDEN", accessTexts.noKeysHere);
  const needed = tool === undefined ? scope : scopeFor("mcp", partsOf(scope)[1]);
  if (!hasScope(key.scopes, needed)) throw new AppError("FORBIDDEN", accessTexts.scopeMissing(needed));
  if (access === "admin") assertRole(key.role, access);
  const { id, role, teamId, team, flags } = key;
  const actor: Actor = { id, role, name: `API key ${key.name}`, type: "api_key", ...(tool !== undefined && { tool }) };
  const caller: Caller = { team, user: undefined, flags, emailVerified: false, session: undefined };
  return { teamId, actor, caller };
}

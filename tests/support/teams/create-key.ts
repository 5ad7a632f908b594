import type { Scope } from "@dure/domain/shared/caller/scope";
import { connect } from "../suite/client";
import type { Member } from "./tenant";

type Wanted = { name?: string; scopes?: Scope[]; role?: "ADMIN" | "MEMBER"; expires_at?: string | null };

/** Creates an API key in an admin's team. Returns it with a client that uses it. */
export async function createKey(admin: Member, { name = "n8n", scopes = [], ...more }: Wanted) {
  const { id, key } = await admin.client.teams.createApiKey({ body: { name, scopes, ...more } });
  return { id, key, client: connect(() => key), actorId: `key_${id}` };
}

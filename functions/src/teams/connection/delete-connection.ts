import type { teamsApi } from "@dure/domain/teams/api";
import { logger } from "firebase-functions";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { type Connection, toConnectionView } from "./connection";
import { getOwnConnection, openSecrets, removeConnection } from "./connection-store";
import { revokeToken } from "./oauth-call";

/** Forgets an account of the caller's own, here and at its provider. `token` is the connection's id. */
export const deleteConnection: Verb<typeof teamsApi.deleteConnection> = async (ctx, { query }) => {
  let removed: Connection | undefined;
  await transaction(ctx, async (tx) => {
    const before = await getOwnConnection(tx, ctx.teamId, { id: query.token, userId: ctx.actor.id });
    removed = before;
    removeConnection(tx, ctx.teamId, before.id);
    const view = toConnectionView(before, Date.parse(ctx.now));
    return { answer: undefined, event: { type: "connection.deleted", before: view, after: null } };
  });
  if (removed) await revoke(ctx.teamId, removed);
};

/** The tokens are gone here; that the provider forgets them too is a courtesy which may fail. */
async function revoke(teamId: string, connection: Connection): Promise<void> {
  try {
    await revokeToken(teamId, connection.provider, openSecrets(teamId, connection).refresh_token);
  } catch (error) {
    logger.warn("A grant could not be revoked.", { connection: connection.id, error: String(error) });
  }
}

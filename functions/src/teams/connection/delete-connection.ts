import type { teamsApi } from "@dure/domain/teams/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { type Connection, toConnectionView } from "./connection";
import { getOwnConnection, removeConnection } from "./connection-store";
import { revokeGrant } from "./revoke-grant";

/** Disconnects one of the caller's accounts, here and at its provider. `token` is the connection's id. */
export const deleteConnection: Verb<typeof teamsApi.deleteConnection> = async (ctx, { query }) => {
  let removed: Connection | undefined;
  await transaction(ctx, async (tx) => {
    const before = await getOwnConnection(tx, ctx.teamId, { id: query.token, userId: ctx.actor.id });
    removed = before;
    removeConnection(tx, ctx.teamId, before.id);
    const view = toConnectionView(before, Date.parse(ctx.now));
    return { answer: undefined, event: { type: "connection.deleted", before: view, after: null } };
  });
  if (removed) await revokeGrant(ctx.teamId, removed);
};

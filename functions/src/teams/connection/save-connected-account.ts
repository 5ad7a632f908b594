import type { Context } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { type Connection, connectionId, toConnectionView } from "./connection";
import { readConnection, saveConnection, sealSecrets } from "./connection-store";
import type { ExchangedTokens } from "./exchange-code";
import type { Grant } from "./grant-store";

type Granted = { grant: Grant; exchanged: ExchangedTokens };

/** Saves an account's tokens. A new authorization replaces them, and repairs a connection whose grant was revoked. */
export function saveConnectedAccount(ctx: Context, { grant, exchanged }: Granted): Promise<void> {
  const { teamId } = ctx;
  const { email, expires_at_ms, ...secrets } = exchanged;
  const id = connectionId(grant.provider, grant.user_id, email, grant.service);
  return transaction(ctx, async (tx) => {
    const known = await readConnection(tx, teamId, id);
    const connection: Connection = {
      id,
      user_id: grant.user_id,
      provider: grant.provider,
      service: grant.service,
      email,
      secrets: sealSecrets(teamId, id, secrets),
      expires_at_ms,
      needs_regrant: false,
      created_at: known?.created_at ?? ctx.now,
      updated_at: ctx.now,
    };
    saveConnection(tx, teamId, connection);
    const after = toConnectionView(connection, Date.parse(ctx.now));
    return { answer: undefined, event: { type: "connection.created", before: null, after } };
  });
}

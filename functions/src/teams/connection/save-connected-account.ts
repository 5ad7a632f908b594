import type { Context } from "../../platform/context";
import type { Incoming } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { type Connection, connectionId, toConnectionView } from "./connection";
import { readConnection, saveConnection, sealSecrets } from "./connection-store";
import type { ExchangedTokens } from "./exchange-code";
import type { Grant } from "./grant-store";

type Granted = { teamId: string; grant: Grant; exchanged: ExchangedTokens; incoming: Incoming };

/** Keeps an account's tokens; authorising again replaces them and heals a connection whose grant was taken back. */
export function saveConnectedAccount({ teamId, grant, exchanged, incoming }: Granted): Promise<void> {
  const ctx = grantContext(teamId, grant, incoming);
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

/** The consent page leads back without a token: whoever asked for the grant is who acts. */
const grantContext = (teamId: string, { user_id, user_name }: Grant, incoming: Incoming): Context => ({
  teamId,
  actor: { id: user_id, role: "member", name: user_name },
  caller: undefined,
  now: incoming.now,
  locale: incoming.locale,
  timeZone: incoming.timeZone,
  address: incoming.address,
  requestId: incoming.requestId,
  idempotency: undefined,
  reply: incoming.reply,
});

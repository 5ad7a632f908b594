import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { type Connection, toConnectionView } from "./connection";
import {
  findConnection,
  openSecrets,
  readConnection,
  saveAccessToken,
  saveConnection,
  sealSecrets,
} from "./connection-store";
import { isRevoked, requestTokens } from "./oauth-call";

/** An access token this near to its end is renewed first (docs/product/teams.md#connections). */
const MARGIN_MS = 300_000;

const RENEWED_TRIES = 3;
const RENEWED_PAUSE_MS = 300;

const renewals = new Map<string, Promise<string>>();

/**
 * An access token of a connected account, renewed when it is about to expire.
 * @param options.refused a token that the provider has just refused: it is not returned again
 * @throws REGRANT_PERMISSION when the account isn't connected any more, or its grant was taken back
 */
export async function accessToken(teamId: string, id: string, options: { refused?: string } = {}): Promise<string> {
  const connection = await findConnection(teamId, id);
  if (!connection || connection.needs_regrant) throw regrant(id);
  const { access_token } = openSecrets(teamId, connection);
  if (connection.expires_at_ms - MARGIN_MS > Date.now() && access_token !== options.refused) return access_token;

  const known = renewals.get(`${teamId} ${id}`);
  if (known) return known;
  const renewal = renew(teamId, connection).finally(() => renewals.delete(`${teamId} ${id}`));
  renewals.set(`${teamId} ${id}`, renewal);
  return renewal;
}

async function renew(teamId: string, connection: Connection): Promise<string> {
  const { refresh_token } = openSecrets(teamId, connection);
  const grant = { grant_type: "refresh_token", refresh_token };
  const tokens = await requestTokens(teamId, connection.provider, grant).catch((error: unknown) => {
    if (isRevoked(error)) return undefined;
    throw error;
  });
  if (!tokens) return renewedElsewhere(teamId, connection);
  const { access_token } = tokens;
  await saveAccessToken(teamId, connection, {
    // Microsoft returns a new refresh token with each renewal; the old one soon expires.
    secrets: sealSecrets(teamId, connection.id, { access_token, refresh_token: tokens.refresh_token ?? refresh_token }),
    expires_at_ms: Date.now() + tokens.expires_in * 1000,
  });
  return access_token;
}

/**
 * Handles a refused refresh token. Zoom accepts each refresh token once: if another instance used it first, its new
 * tokens are stored in a moment, and the refusal doesn't mean that the grant was revoked.
 * @throws REGRANT_PERMISSION when no other instance has renewed the token
 */
async function renewedElsewhere(teamId: string, connection: Connection): Promise<string> {
  for (let tried = 0; tried < RENEWED_TRIES; tried += 1) {
    await new Promise((done) => setTimeout(done, RENEWED_PAUSE_MS));
    const known = await findConnection(teamId, connection.id);
    if (known && known.secrets !== connection.secrets) return openSecrets(teamId, known).access_token;
  }
  await markRevoked(teamId, connection);
  throw regrant(connection.id);
}

/** From now on, every use of the connection throws REGRANT_PERMISSION, until the member authorizes it again. */
async function markRevoked(teamId: string, { id, provider, secrets, updated_at }: Connection) {
  const ctx = systemContext(teamId, provider);
  await transaction(ctx, async (tx) => {
    const known = await readConnection(tx, teamId, id);
    // Different tokens mean that the account was authorized again, or that another instance renewed them.
    if (!known || known.needs_regrant || known.updated_at !== updated_at || known.secrets !== secrets)
      return { answer: undefined, event: [] };
    const after = { ...known, needs_regrant: true, updated_at: ctx.now };
    saveConnection(tx, teamId, after);
    const [before, view] = [known, after].map((one) => toConnectionView(one, Date.parse(ctx.now)));
    return { answer: undefined, event: before && view ? { type: "connection.revoked", before, after: view } : [] };
  });
}

const regrant = (id: string) => new AppError("REGRANT_PERMISSION", teamsTexts.regrant, { connection: id });

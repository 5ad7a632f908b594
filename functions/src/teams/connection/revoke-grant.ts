import { logger } from "firebase-functions";
import type { Connection } from "./connection";
import { openSecrets } from "./connection-store";
import { revokeToken } from "./oauth-call";

/** Revokes a grant at its provider. Best effort: the product's copy of the tokens is deleted anyway. */
export async function revokeGrant(teamId: string, connection: Connection): Promise<void> {
  try {
    await revokeToken(teamId, connection.provider, openSecrets(teamId, connection).refresh_token);
  } catch (error) {
    logger.warn("A grant could not be revoked.", { connection: connection.id, error: String(error) });
  }
}

import { AppError } from "@dure/domain/shared/error";
import type { teamsApi } from "@dure/domain/teams/api";
import { teamsTexts } from "@dure/domain/teams/texts";
import { logger } from "firebase-functions";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { CardTokenRefused, isCardServiceAvailable, readAccount } from "./card-client";
import { type CardService, saveCardService, sealCardToken } from "./card-service-store";
import { viewCardService } from "./view-card-service";

/** The account's id in the audit log: a team has one account. */
const ACCOUNT_ID = "remember";

/**
 * Connects the account of a token, once the service has said whose token it is. It replaces an account that was
 * connected before.
 * @throws NOT_ACCEPTABLE if the service is not available here; BAD_REQUEST if it refuses the token; PROVIDER_FAILED
 */
export const connectCardService: Verb<typeof teamsApi.connectCardService> = async (ctx, { body }) => {
  if (!isCardServiceAvailable()) throw new AppError("NOT_ACCEPTABLE", teamsTexts.cardServiceUnavailable);
  const { teamId, now } = ctx;
  const { name } = await readAccount(body.token).catch(refuse);
  return transaction(ctx, async (tx) => {
    const token = sealCardToken(teamId, body.token);
    const service: CardService = { id: ACCOUNT_ID, name, token, revoked: false, connected_at: now };
    saveCardService(tx, teamId, service);
    const after = { id: ACCOUNT_ID, name };
    return { answer: viewCardService(service), event: { type: "business-cards.connected", before: null, after } };
  });
};

function refuse(error: unknown): never {
  if (error instanceof CardTokenRefused)
    throw new AppError("BAD_REQUEST", teamsTexts.cardServiceToken, [
      { path: "body.token", message: teamsTexts.cardServiceToken },
    ]);
  logger.warn("The business-card service could not be asked.", { error: String(error) });
  throw new AppError("PROVIDER_FAILED", teamsTexts.cardServiceFailed);
}

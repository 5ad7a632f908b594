import type { teamsApi } from "@dure/domain/teams/api";
import { credentialsProvider, maskSecret } from "@dure/domain/teams/credential";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readCredentials, saveCredentials } from "./credential-store";

/** Saves the team's own client at a provider. Accounts connected with another client must be authorized again. */
export const setTeamCredentials: Verb<typeof teamsApi.setTeamCredentials> = async (ctx, { params, body }) => {
  const provider = credentialsProvider(params.provider);
  return transaction(ctx, async (tx) => {
    const known = await readCredentials(tx, ctx.teamId, provider);
    saveCredentials(tx, ctx.teamId, { provider, credentials: body, now: ctx.now });
    const before = known ? { id: provider, client_id: known.client_id } : null;
    const after = { id: provider, client_id: body.client_id };
    return { answer: maskSecret(body), event: { type: "credentials.changed", before, after } };
  });
};

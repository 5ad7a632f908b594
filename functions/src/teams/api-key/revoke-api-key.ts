import type { teamsApi } from "@dure/domain/teams/api";
import { assertKey, viewApiKey } from "@dure/domain/teams/api-key";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { findKey, saveKey } from "./api-key-store";

/** The document is kept, so that calls with the key are told that it was revoked. */
export const revokeApiKey: Verb<typeof teamsApi.revokeApiKey> = (ctx, { params: { id } }) =>
  transaction(ctx, async (tx) => {
    const stored = await findKey(tx, ctx.teamId, id);
    assertKey(stored);
    saveKey(tx, ctx.teamId, { ...stored, revoked_at: ctx.now });
    return { answer: undefined, event: { type: "api-key.revoked", before: viewApiKey(stored, ctx.now), after: null } };
  });

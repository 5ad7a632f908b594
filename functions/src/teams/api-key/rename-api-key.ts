import type { teamsApi } from "@dure/domain/teams/api";
import { assertKey, viewApiKey } from "@dure/domain/teams/api-key";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { findKey, saveKey } from "./api-key-store";

export const renameApiKey: Verb<typeof teamsApi.renameApiKey> = (ctx, { params: { id }, body: { name } }) =>
  transaction(ctx, async (tx) => {
    const stored = await findKey(tx, ctx.teamId, id);
    assertKey(stored);
    const before = viewApiKey(stored, ctx.now);
    if (stored.name === name) return { answer: before, event: [] };
    saveKey(tx, ctx.teamId, { ...stored, name });
    const after = { ...before, name };
    return { answer: after, event: { type: "api-key.changed", before, after } };
  });

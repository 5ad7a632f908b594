import type { teamsApi } from "@dure/domain/teams/api";
import { assertKey, rotateApiKey as rotate, viewApiKey } from "@dure/domain/teams/api-key";
import { assertRecentSignIn } from "../../platform/auth/assert-recent-sign-in";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { findKey, saveKey } from "./api-key-store";
import { newSecret } from "./new-secret";
import { sealKey, showOnce } from "./show-once";

/** Replaces a key's secret but keeps its id, so that everything the key created still belongs to it. */
export const rotateApiKey: Verb<typeof teamsApi.rotateApiKey> = async (ctx, { params: { id }, body }) => {
  assertRecentSignIn(ctx);
  const answer = await transaction(ctx, async (tx) => {
    const before = await findKey(tx, ctx.teamId, id);
    assertKey(before);
    const { text, hash } = newSecret(id);
    const after = rotate(before, hash, body.overlap_hours, ctx.now);
    saveKey(tx, ctx.teamId, after);
    const view = viewApiKey(after, ctx.now);
    return {
      answer: sealKey(ctx.teamId, view, text),
      event: { type: "api-key.rotated", before: viewApiKey(before, ctx.now), after: view },
    };
  });
  return showOnce(ctx.teamId, answer);
};

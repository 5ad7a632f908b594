import type { teamsApi } from "@dure/domain/teams/api";
import { assertRoomForKey, makeApiKey, viewApiKey } from "@dure/domain/teams/api-key";
import { assertRecentSignIn } from "../../platform/auth/assert-recent-sign-in";
import type { Verb } from "../../platform/http/endpoint";
import { readLocks, writeLocks } from "../../platform/transaction/lock-store";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { countKeys, createKey } from "./api-key-store";
import { newKeyId, newSecret } from "./new-secret";
import { sealKey, showOnce } from "./show-once";

const LOCK = ["api-keys"];

/** A key acts without its creator from then on, so the creator must have signed in recently. */
export const createApiKey: Verb<typeof teamsApi.createApiKey> = async (ctx, { body }) => {
  const answer = await withIdempotentReplay(ctx, async () => {
    assertRecentSignIn(ctx);
    return transaction(ctx, async (tx) => {
      await readLocks(tx, ctx.teamId, LOCK);
      assertRoomForKey(await countKeys(ctx.teamId));
      const id = newKeyId();
      const { text, hash } = newSecret(id);
      const key = makeApiKey(body, { id, hash, creator: ctx.actor.id, now: ctx.now });
      writeLocks(tx, ctx.teamId, LOCK);
      createKey(tx, ctx.teamId, key);
      const view = viewApiKey(key, ctx.now);
      return {
        answer: sealKey(ctx.teamId, view, text),
        event: { type: "api-key.created", before: null, after: view },
      };
    });
  });
  return showOnce(ctx.teamId, answer);
};

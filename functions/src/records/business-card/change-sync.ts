import type { CardSync } from "@dure/domain/records/business-card/card-sync";
import { systemContext } from "../../platform/context";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { getLatestSyncId, getSync, saveSync } from "./card-sync-store";

/** The sync if it is fetching and no other one has replaced it; else undefined. */
export async function getFetching(tx: Tx, teamId: string, id: string): Promise<CardSync | undefined> {
  const [sync, latestId] = await Promise.all([getSync(tx, teamId, id), getLatestSyncId(tx, teamId)]);
  return sync.state === "fetching" && latestId === id ? sync : undefined;
}

/** Changes a sync as the system, but only while it is fetching and not replaced. */
export function changeFetching(
  teamId: string,
  id: string,
  change: (sync: CardSync, now: string) => CardSync,
): Promise<CardSync | undefined> {
  const ctx = systemContext(teamId, "fetch-business-cards");
  return transaction(ctx, async (tx) => {
    const before = await getFetching(tx, teamId, id);
    if (!before) return { answer: undefined, event: [] };
    const after = change(before, ctx.now);
    saveSync(tx, teamId, after);
    const hasFailed = after.state === "failed";
    return { answer: after, event: hasFailed ? { type: "business-card-sync.failed", before, after } : [] };
  });
}

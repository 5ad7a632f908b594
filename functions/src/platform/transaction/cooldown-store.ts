import { createHash } from "node:crypto";
import { inTeam, runTransaction } from "../firebase";

const KEPT_MS = 86_400_000;

/** A hold on a key, by a request, for a time. The key is stored as a hash. */
export type Cooldown = { key: string; by: string; nowMs: number; forMs: number };

/**
 * Takes a hold for a while, across all instances; a retried request takes its own hold again.
 * @returns how many milliseconds another request's hold still lasts; 0 if this hold is taken
 */
export async function takeCooldown(teamId: string, { key, by, nowMs, forMs }: Cooldown): Promise<number> {
  const doc = inTeam(teamId, "locks").doc(createHash("sha256").update(`hold ${key}`).digest("base64url"));
  return runTransaction(async (tx) => {
    const held = await tx.get(doc);
    const leftMs = Number(held.get("held_until_ms") ?? 0) - nowMs;
    if (leftMs > 0) return held.get("held_by") === by ? 0 : leftMs;
    tx.set(doc, { held_by: by, held_until_ms: nowMs + forMs, expires_at: new Date(nowMs + KEPT_MS) });
    return 0;
  });
}

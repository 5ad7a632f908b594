import { inTeam, runTransaction } from "../../platform/firebase";

const KEPT_MS = 60 * 86_400_000;

const postDoc = (teamId: string, key: string) => inTeam(teamId, "slack-posts").doc(key);

/**
 * Records that a post is about to be made.
 * @returns false if the post was made or refused, or if another attempt has started it
 * @throws before the time from which Slack accepts a retry
 */
export function beginPost(teamId: string, key: string, nowMs: number): Promise<boolean> {
  const doc = postDoc(teamId, key);
  return runTransaction(async (tx) => {
    const known = await tx.get(doc);
    if (known.exists && known.get("state") !== "waiting") return false;
    if (known.exists && known.get("not_before_ms") > nowMs) throw new Error("Slack asked to wait.");
    tx.set(doc, { state: "posting", expires_at: new Date(nowMs + KEPT_MS) });
    return true;
  });
}

/** @param ts Slack's id of the post */
export async function markPosted(teamId: string, key: string, ts: string): Promise<void> {
  await postDoc(teamId, key).update({ state: "posted", ts });
}

/**
 * Records that Slack did not take a post. @param again the time from which it may be retried; none if it was refused
 */
export async function markNotPosted(teamId: string, key: string, again?: { notBeforeMs: number }): Promise<void> {
  const state = again ? { state: "waiting", not_before_ms: again.notBeforeMs } : { state: "refused" };
  await postDoc(teamId, key).update(state);
}

import { inTeam, runTransaction } from "../../platform/firebase";

const KEPT_MS = 60 * 86_400_000;

const postDoc = (teamId: string, key: string) => inTeam(teamId, "slack-posts").doc(key);

/**
 * Notes that a post is about to be made. Answers false when it has been made, or somebody is or was at it.
 * @throws while Slack wants to be left alone
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

/** @param ts Slack's own name of the post */
export async function markPosted(teamId: string, key: string, ts: string): Promise<void> {
  await postDoc(teamId, key).update({ state: "posted", ts });
}

/** The post was not taken: refused ones are over, the others may be begun again from a time on. */
export async function markNotPosted(teamId: string, key: string, again?: { notBeforeMs: number }): Promise<void> {
  const state = again ? { state: "waiting", not_before_ms: again.notBeforeMs } : { state: "refused" };
  await postDoc(teamId, key).update(state);
}

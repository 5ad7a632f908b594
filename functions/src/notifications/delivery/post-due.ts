import { setTimeout as pause } from "node:timers/promises";
import { afterPost, type PostOutcome } from "@dure/domain/notifications/delivery/delivery";
import { slackPostPaceMs } from "../../platform/config";
import { type Lease, type Pace, releaseLease, renewLease, takeLease } from "./channel-store";
import { begunDeliveries, firstWaiting, replaceDelivery } from "./delivery-store";
import { postDelivery } from "./post-delivery";

/** How long one job works on a channel; the next one continues. */
const JOB_MS = 60_000;
const PAUSE_MS = 5_000;

/** When a worker is to look again; null if nothing is to be done. */
type Wake = string | null;

/**
 * Posts what is due to a channel, one at a time and at Slack's pace. A lease lets one worker at a time post to it. A worker
 * that dies leaves its delivery begun: the next one takes its outcome as unknown.
 */
export async function postDue(lease: Lease, wakeAt: (wake: string) => Promise<void>): Promise<void> {
  const endMs = Date.now() + JOB_MS;
  for (;;) {
    const pace = await takeLease(lease, Date.now());
    if (!pace) return;
    const wake = await workOff(lease, pace, endMs).catch(async (error: unknown) => {
      await releaseLease(lease, new Date().toISOString());
      throw error;
    });
    if (wake) await wakeAt(wake);
    if (!(await releaseLease(lease, wake))) return;
  }
}

async function workOff(lease: Lease, known: Pace, endMs: number): Promise<Wake> {
  const { teamId, channel } = lease;
  await endBegun(lease);
  for (let pace = known; ; ) {
    const delivery = await firstWaiting(teamId, channel);
    if (!delivery) return null;
    const now = new Date().toISOString();
    const from = laterOf(delivery.next_attempt_at, pace.not_before ?? "");
    if (from > now) return from;
    if (Date.now() > endMs) return now;
    const paceMs = slackPostPaceMs.value();
    const waitMs = delivery.via === "slack" ? pace.posted_at_ms + paceMs - Date.now() : 0;
    if (waitMs > 0) await pause(Math.min(waitMs, paceMs));
    const outcome = await postDelivery(teamId, delivery, async () => {
      pace = { ...pace, posted_at_ms: Date.now() };
      return renewLease(lease, pace, Date.now());
    });
    if (outcome === "taken-over") return null;
    const not_before = pauseAfter(outcome);
    if (not_before) pace = { ...pace, not_before };
    if (not_before && !(await renewLease(lease, pace, Date.now()))) return null;
  }
}

const laterOf = (a: string, b: string): string => (a > b ? a : b);

/** A worker that died may have posted what it began. */
async function endBegun({ teamId, channel }: Lease): Promise<void> {
  const now = new Date().toISOString();
  for (const delivery of await begunDeliveries(teamId, channel))
    await replaceDelivery(teamId, delivery, afterPost(delivery, { kind: "unheard", error: "interrupted" }, now));
}

/** Until when the channel waits after a post that Slack defers, or that does not reach Slack; else undefined. */
function pauseAfter(outcome: PostOutcome): string | undefined {
  if (outcome.kind !== "wait" && outcome.kind !== "unsent") return undefined;
  const asked = outcome.kind === "wait" ? outcome.retryAfterMs : 0;
  return new Date(Date.now() + Math.max(asked, PAUSE_MS)).toISOString();
}

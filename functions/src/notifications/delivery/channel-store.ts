import { Time } from "@dure/domain/shared/value";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { z } from "zod";
import { firestore, inTeam } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";
import { runWithMutex } from "../../platform/transaction/run-with-mutex-store";

const COLLECTION = "notification-channels";
const WOKEN_AT_ONCE = 200;

/** A worker renews its lease with each post, which takes 10 s at most and some writes. */
const LEASE_MS = 45_000;

/** The pace at which a channel is posted to, and the worker that does so. The document's id is the channel's. */
const ChannelState = z.object({
  /** When the last post began. */
  posted_at_ms: z.number().default(0),
  /** No post is made before this time, such as one that Slack asked for. */
  not_before: Time.nullable().default(null),
  owner: z.string().default(""),
  lease_until_ms: z.number().default(0),
  /** Whether another worker asked to look again while the lease was taken. */
  wanted: z.boolean().default(false),
  /** When a worker is to look: the next delivery is due, or a lease ends. The schedule queries it. */
  wake_at: Time.nullable().default(null),
});
type ChannelState = z.infer<typeof ChannelState>;
export type Pace = Pick<ChannelState, "posted_at_ms" | "not_before">;

export type Channel = { teamId: string; channel: string };
/** One worker's right to post to a channel. Its owner is the task, so that the task's next attempt takes it over. */
export type Lease = Channel & { owner: string };

const mutexOf = ({ teamId, channel }: Channel): string => `${teamId} notification-channel ${channel}`;

const channelDoc = ({ teamId, channel }: Channel) => inTeam(teamId, COLLECTION).doc(channel);
const toState = (doc: DocumentSnapshot): ChannelState => ChannelState.parse(doc.data() ?? {});
const leaseFrom = (nowMs: number) => ({
  lease_until_ms: nowMs + LEASE_MS,
  wake_at: new Date(nowMs + LEASE_MS).toISOString(),
});

/**
 * Takes the lease of a channel. If another worker has it, that one is asked to look again before it ends.
 * @returns the channel's pace; undefined if another worker has the lease
 */
export function takeLease(lease: Lease, nowMs: number): Promise<Pace | undefined> {
  const doc = channelDoc(lease);
  return runWithMutex(mutexOf(lease), async (tx) => {
    const { posted_at_ms, not_before, owner, lease_until_ms, wanted } = toState(await tx.get(doc));
    if (lease_until_ms > nowMs && owner !== lease.owner) {
      if (!wanted) tx.update(doc, { wanted: true });
      return undefined;
    }
    tx.set(doc, { posted_at_ms, not_before, owner: lease.owner, wanted: false, ...leaseFrom(nowMs) });
    return { posted_at_ms, not_before };
  });
}

/** Saves the channel's pace and renews the lease. @returns false if another worker has taken it over */
export function renewLease(lease: Lease, pace: Pace, nowMs: number): Promise<boolean> {
  const doc = channelDoc(lease);
  return runWithMutex(mutexOf(lease), async (tx) => {
    if (toState(await tx.get(doc)).owner !== lease.owner) return false;
    tx.update(doc, { ...pace, ...leaseFrom(nowMs) });
    return true;
  });
}

/**
 * Gives a lease back.
 * @param wakeAt when the channel is to be looked at again
 * @returns whether somebody asked to look meanwhile
 */
export function releaseLease(lease: Lease, wakeAt: string | null): Promise<boolean> {
  const doc = channelDoc(lease);
  return runWithMutex(mutexOf(lease), async (tx) => {
    const { owner, wanted } = toState(await tx.get(doc));
    if (owner !== lease.owner) return false;
    tx.update(doc, { owner: "", lease_until_ms: 0, wanted: false, wake_at: wakeAt });
    return wanted;
  });
}

/** The channels of all teams that a worker was to look at before a time, page by page. */
export async function* overdueChannels(before: string): AsyncGenerator<Channel[]> {
  const overdue = firestore.collectionGroup(COLLECTION).where("wake_at", "<=", before).orderBy("wake_at");
  for await (const page of pagesOf(overdue.select("wake_at"), WOKEN_AT_ONCE))
    yield page.map(({ id, ref }) => ({ teamId: ref.parent.parent?.id ?? "", channel: id }));
}

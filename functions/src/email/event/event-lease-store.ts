import type { DocumentSnapshot } from "firebase-admin/firestore";
import { z } from "zod";
import { inTeam } from "../../platform/firebase";
import { runWithMutex } from "../../platform/transaction/run-with-mutex-store";

/** A job renews its lease with each round of posts. */
const LEASE_MS = 60_000;

/** Which job applies a team's events. Two at once would read the same posts and wait for each other. */
const EventLease = z.object({
  owner: z.string().default(""),
  lease_until_ms: z.number().default(0),
  /** Whether another job came meanwhile: its posts may have been stored after the owner's last look. */
  is_wanted: z.boolean().default(false),
});

const mutexOf = (teamId: string): string => `${teamId} email-event-lease`;

const leaseDoc = (teamId: string) => inTeam(teamId, "email-event-leases").doc("apply");
const toLease = (doc: DocumentSnapshot) => EventLease.parse(doc.data() ?? {});

/**
 * Takes or renews the lease. If another job has it, that one is asked to look again before it ends.
 * @param owner the task's id, so that the retry of a task that died gets the lease at once
 */
export function takeEventLease(teamId: string, owner: string, nowMs: number): Promise<boolean> {
  const doc = leaseDoc(teamId);
  return runWithMutex(mutexOf(teamId), async (tx) => {
    const lease = toLease(await tx.get(doc));
    if (lease.lease_until_ms > nowMs && lease.owner !== owner) {
      if (!lease.is_wanted) tx.update(doc, { is_wanted: true });
      return false;
    }
    tx.set(doc, { owner, lease_until_ms: nowMs + LEASE_MS, is_wanted: false });
    return true;
  });
}

/** Gives the lease back. @returns whether another job came meanwhile, so that a further job has to look again */
export function releaseEventLease(teamId: string, owner: string): Promise<boolean> {
  const doc = leaseDoc(teamId);
  return runWithMutex(mutexOf(teamId), async (tx) => {
    const lease = toLease(await tx.get(doc));
    if (lease.owner !== owner) return false;
    tx.delete(doc);
    return lease.is_wanted;
  });
}

import { EndpointHealth, HEALTHY } from "@dure/domain/teams/webhook/endpoint-health";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { firestore, inTeam } from "../../../platform/firebase";
import { pagesOf } from "../../../platform/firestore/pages-of-store";
import { runWithMutex } from "../../../platform/transaction/run-with-mutex-store";

const COLLECTION = "webhook-states";

/** A worker renews its lease with each round, which takes 15 s at most and some writes. */
const LEASE_MS = 45_000;

/** A request to the worker with the lease: `look` to check the endpoint again, `fresh` to reset its failures too. */
const Wanted = z.enum(["no", "look", "fresh"]);
type Wanted = z.infer<typeof Wanted>;

/** An endpoint's health, and the worker that calls it. Stored apart from the webhook, which admins edit. */
const EndpointState = z.object({
  health: EndpointHealth.default(HEALTHY),
  /** Some deliveries are held, because the webhook was off. */
  holds: z.boolean().default(false),
  owner: z.string().default(""),
  lease_until_ms: z.number().default(0),
  wanted: Wanted.default("no"),
  /** When a worker has to check the endpoint: the next delivery is due, or a lease ends. The schedule queries it. */
  wake_at: z.string().nullable().default(null),
});
type EndpointState = z.infer<typeof EndpointState>;
export type Known = Pick<EndpointState, "health" | "holds">;

export type Endpoint = { teamId: string; webhookId: string };
/** One worker's right to call an endpoint. Its owner is the task, so that the task's next attempt takes it over. */
export type Lease = Endpoint & { owner: string };

const mutexOf = ({ teamId, webhookId }: Endpoint): string => `${teamId} webhook-state ${webhookId}`;

const stateDoc = ({ teamId, webhookId }: Endpoint) => inTeam(teamId, COLLECTION).doc(webhookId);
const toState = (doc: DocumentSnapshot): EndpointState => EndpointState.parse(doc.data() ?? {});

const leaseFrom = (nowMs: number) => ({
  lease_until_ms: nowMs + LEASE_MS,
  wake_at: new Date(nowMs + LEASE_MS).toISOString(),
});

/**
 * Takes the lease of an endpoint. If another worker has it, that worker is asked to check again before it ends.
 * @param isFresh resets the failures, for a webhook that was turned on or a delivery that is replayed
 * @returns the endpoint's state; undefined if another worker has the lease
 */
export function takeLease(lease: Lease, isFresh: boolean, nowMs: number): Promise<Known | undefined> {
  const doc = stateDoc(lease);
  return runWithMutex(mutexOf(lease), async (tx) => {
    const state = toState(await tx.get(doc));
    if (state.lease_until_ms > nowMs && state.owner !== lease.owner) {
      if (isFresh || state.wanted === "no") tx.update(doc, { wanted: isFresh ? "fresh" : "look" });
      return undefined;
    }
    const health = isFresh || state.wanted === "fresh" ? HEALTHY : state.health;
    tx.set(doc, { health, holds: state.holds, owner: lease.owner, wanted: "no", ...leaseFrom(nowMs) });
    return { health, holds: state.holds };
  });
}

/** Saves the state after a round, and renews the lease. @returns false if another worker has taken the lease over */
export function renewLease(lease: Lease, known: Known, nowMs: number): Promise<boolean> {
  const doc = stateDoc(lease);
  return runWithMutex(mutexOf(lease), async (tx) => {
    if (toState(await tx.get(doc)).owner !== lease.owner) return false;
    tx.update(doc, { ...known, ...leaseFrom(nowMs) });
    return true;
  });
}

/**
 * Releases a lease.
 * @param wakeAt when a worker has to check the endpoint again
 * @returns the request that other workers have left meanwhile
 */
export function releaseLease(lease: Lease, wakeAt: string | null): Promise<Wanted> {
  const doc = stateDoc(lease);
  return runWithMutex(mutexOf(lease), async (tx) => {
    const { owner, wanted } = toState(await tx.get(doc));
    if (owner !== lease.owner) return "no";
    tx.update(doc, { owner: "", lease_until_ms: 0, wanted: "no", wake_at: wakeAt });
    return wanted;
  });
}

export function removeEndpointState(tx: Transaction, endpoint: Endpoint): void {
  tx.delete(stateDoc(endpoint));
}

/** Removes the state that a worker has saved for a deleted webhook. */
export async function forgetEndpoint(endpoint: Endpoint): Promise<void> {
  await stateDoc(endpoint).delete();
}

/** The health of a team's endpoints, by the ids of their webhooks. */
export async function readHealth(teamId: string): Promise<ReadonlyMap<string, EndpointHealth>> {
  const found = await inTeam(teamId, COLLECTION).get();
  return new Map(found.docs.map((doc) => [doc.id, toState(doc).health]));
}

const WOKEN_AT_ONCE = 200;

/** The endpoints of all teams whose `wake_at` is before a time, page by page. */
export async function* overdueEndpoints(before: string): AsyncGenerator<Endpoint[]> {
  const overdue = firestore
    .collectionGroup(COLLECTION)
    .where("wake_at", "<=", before)
    .orderBy("wake_at")
    .select("wake_at");
  for await (const page of pagesOf(overdue, WOKEN_AT_ONCE))
    yield page.map(({ id, ref }) => ({ teamId: ref.parent.parent?.id ?? "", webhookId: id }));
}

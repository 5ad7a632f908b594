import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import { DELIVERIES_KEPT_MS, Delivery, type DeliveryState } from "@dure/domain/teams/webhook/delivery";
import type { DocumentSnapshot, Query, Transaction } from "firebase-admin/firestore";
import { firestore, inTeam, runTransaction } from "../../../platform/firebase";
import { isAlreadyThere } from "../../../platform/firestore/is-already-there";
import { type Place, readPage } from "../../../platform/firestore/read-page-store";

const COLLECTION = "webhook-deliveries";
/** Deliveries that are changed in one commit. */
const MAX_AT_ONCE = 200;

const deliveries = (teamId: string) => inTeam(teamId, COLLECTION);
const ofWebhook = (teamId: string, webhookId: string) => deliveries(teamId).where("webhook_id", "==", webhookId);

/** Attempts are JSON: nobody queries their values, and each of them would be indexed. */
const toFields = ({ id: _, attempts, ...fields }: Delivery) => ({ ...fields, attempts: JSON.stringify(attempts) });
const toDelivery = (doc: DocumentSnapshot): Delivery =>
  Delivery.parse({ ...doc.data(), attempts: JSON.parse(String(doc.get("attempts"))), id: doc.id });

/** Adds a delivery to the ledger; an existing one stays as it is. */
export async function createDelivery(teamId: string, delivery: Delivery): Promise<void> {
  const expires_at = new Date(Date.parse(delivery.created_at) + DELIVERIES_KEPT_MS);
  try {
    await deliveries(teamId)
      .doc(delivery.id)
      .create({ ...toFields(delivery), expires_at });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

const waitingOf = (teamId: string, webhookId: string): Query =>
  ofWebhook(teamId, webhookId).where("state", "==", "waiting").orderBy("next_attempt_at");

/** A webhook's deliveries that are due, the longest due first. */
export async function dueDeliveries(teamId: string, webhookId: string, now: string, limit: number) {
  const found = await waitingOf(teamId, webhookId).where("next_attempt_at", "<=", now).limit(limit).get();
  return found.docs.map(toDelivery);
}

/** When the next delivery of a webhook is due; undefined if none waits. */
export async function nextDue(teamId: string, webhookId: string): Promise<string | undefined> {
  const found = await waitingOf(teamId, webhookId).limit(1).select("next_attempt_at").get();
  return found.docs[0]?.get("next_attempt_at");
}

/** Saves a delivery after an attempt, unless somebody has changed it since: another attempt, or a replay. */
export function saveAttempt(teamId: string, before: Delivery, after: Delivery): Promise<void> {
  const doc = deliveries(teamId).doc(before.id);
  return runTransaction(async (tx) => {
    const known = await tx.get(doc);
    if (!known.exists) return;
    const { state, next_attempt_at } = toDelivery(known);
    if (state === before.state && next_attempt_at === before.next_attempt_at) tx.update(doc, toFields(after));
  });
}

/** @throws NOT_FOUND for a delivery of another webhook, too */
export async function readDelivery(teamId: string, webhookId: string, id: string, tx?: Transaction): Promise<Delivery> {
  const ref = deliveries(teamId).doc(id);
  const doc = tx ? await tx.get(ref) : await ref.get();
  const delivery = doc.exists ? toDelivery(doc) : undefined;
  if (delivery?.webhook_id !== webhookId) throw new AppError("NOT_FOUND", teamsTexts.deliveryNotFound);
  return delivery;
}

export function saveDelivery(tx: Transaction, teamId: string, delivery: Delivery): void {
  tx.update(deliveries(teamId).doc(delivery.id), toFields(delivery));
}

type Page = { state: DeliveryState | undefined; after: Place | undefined; limit: number };

/** A page of a webhook's deliveries, newest first, and where the next page begins. */
export async function listDeliveryDocs(teamId: string, webhookId: string, { state, ...page }: Page) {
  const all = ofWebhook(teamId, webhookId);
  const wanted = state ? all.where("state", "==", state) : all;
  const { docs, next } = await readPage(wanted, { field: "created_at", direction: "desc", ...page });
  return { data: docs.map(toDelivery), next };
}

/** Failed deliveries that were stored without `failed_at` are found by `created_at`: they failed after that. */
const failedSince = (teamId: string, webhookId: string, since: string): Query[] =>
  ["failed_at", "created_at"].map((field) =>
    ofWebhook(teamId, webhookId).where("state", "==", "failed").where(field, ">=", since).orderBy(field, "desc"),
  );

export async function countFailed(teamId: string, webhookId: string, since: string): Promise<number> {
  const found = await Promise.all(failedSince(teamId, webhookId, since).map((query) => query.select().get()));
  return new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id))).size;
}

/** Makes all deliveries that failed since a time wait for a new try. Changed deliveries no longer match the query. */
export async function replayFailedSince(
  { teamId, webhookId, since }: { teamId: string; webhookId: string; since: string },
  now: string,
): Promise<void> {
  for (const query of failedSince(teamId, webhookId, since))
    await changeAll(query, { state: "waiting", tries: 0, next_attempt_at: now, failed_at: null });
}

/** Holds the waiting deliveries of a webhook that is off. */
export const holdWaiting = (teamId: string, webhookId: string): Promise<void> =>
  changeAll(waitingOf(teamId, webhookId), { state: "held" });

/** Lets the held deliveries of a webhook wait for their next try again. */
export const releaseHeld = (teamId: string, webhookId: string): Promise<void> =>
  changeAll(ofWebhook(teamId, webhookId).where("state", "==", "held"), { state: "waiting" });

async function changeAll(query: Query, change: Partial<Delivery>): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(MAX_AT_ONCE).select().get();
    const batch = firestore.batch();
    for (const { ref } of docs) batch.update(ref, change);
    await batch.commit();
    if (docs.length < MAX_AT_ONCE) return;
  }
}

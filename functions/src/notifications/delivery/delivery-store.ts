import { DELIVERIES_KEPT_MS, Delivery } from "@dure/domain/notifications/delivery/delivery";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { inTeam, runTransaction } from "../../platform/firebase";
import { isAlreadyThere } from "../../platform/firestore/is-already-there";
import { type Place, readPage } from "../../platform/firestore/read-page-store";
import { inChunks } from "../../platform/in-chunks";

const CREATED_AT_ONCE = 50;

const deliveries = (teamId: string) => inTeam(teamId, "notification-deliveries");
const toDelivery = (doc: DocumentSnapshot): Delivery => Delivery.parse(doc.data());

/** Enters deliveries into the ledger; those that are there stay as they are. */
export async function createDeliveries(teamId: string, entries: readonly Delivery[]): Promise<void> {
  for (const chunk of inChunks(entries, CREATED_AT_ONCE))
    await Promise.all(chunk.map((entry) => createDelivery(teamId, entry)));
}

async function createDelivery(teamId: string, entry: Delivery): Promise<void> {
  const expires_at = new Date(Date.parse(entry.created_at) + DELIVERIES_KEPT_MS);
  try {
    await deliveries(teamId)
      .doc(entry.id)
      .create({ ...entry, expires_at });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

const inState = (teamId: string, channel: string, state: Delivery["state"]) =>
  deliveries(teamId).where("channel", "==", channel).where("state", "==", state);

const waiting = (teamId: string, channel: string) =>
  inState(teamId, channel, "waiting").orderBy("next_attempt_at").limit(1);

/** A channel's waiting delivery with the earliest next attempt, which may not be due yet; undefined if none waits. */
export async function firstWaiting(teamId: string, channel: string): Promise<Delivery | undefined> {
  return (await waiting(teamId, channel).get()).docs.map(toDelivery)[0];
}

/** The deliveries of a channel whose post was begun and not ended. */
export async function begunDeliveries(teamId: string, channel: string): Promise<Delivery[]> {
  return (await inState(teamId, channel, "posting").get()).docs.map(toDelivery);
}

/**
 * Saves a delivery, unless somebody has changed it since.
 * @returns whether it was saved
 */
export function replaceDelivery(teamId: string, before: Delivery, after: Delivery): Promise<boolean> {
  const doc = deliveries(teamId).doc(before.id);
  return runTransaction(async (tx) => {
    const known = await tx.get(doc);
    if (!known.exists) return false;
    const { state, tries, begun_at } = toDelivery(known);
    if (state !== before.state || tries !== before.tries || begun_at !== before.begun_at) return false;
    tx.update(doc, { ...after });
    return true;
  });
}

type Page = { settingId: string | undefined; after: Place | undefined; limit: number };

/** A page of the deliveries of a setting, or of all, newest first, and where the next page begins. */
export async function listDeliveries(teamId: string, { settingId, ...page }: Page) {
  const all = deliveries(teamId);
  const wanted = settingId ? all.where("setting_id", "==", settingId) : all;
  const { docs, next } = await readPage(wanted, { field: "created_at", direction: "desc", ...page });
  return { data: docs.map(toDelivery), next };
}

import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { TriggerType } from "@dure/domain/teams/webhook/trigger-type";
import { type StoredSecret, Webhook } from "@dure/domain/teams/webhook/webhook";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { seal, unseal } from "../../platform/auth/secret-box";
import { inTeam } from "../../platform/firebase";

const webhooks = (teamId: string) => inTeam(teamId, "webhooks");
const webhookDoc = (teamId: string, id: string) => webhooks(teamId).doc(id);
const toWebhook = (doc: DocumentSnapshot): Webhook => Webhook.parse({ ...doc.data(), id: doc.id });

export const sealSecret = (teamId: string, id: string, secret: string): string =>
  seal(secret, webhookDoc(teamId, id).path);

export const openSecret = (teamId: string, id: string, { sealed }: StoredSecret): string =>
  unseal(sealed, webhookDoc(teamId, id).path);

/** A team's webhooks, oldest first. */
export async function listWebhookDocs(teamId: string): Promise<Webhook[]> {
  const found = await webhooks(teamId).orderBy("created_at").get();
  return found.docs.map(toWebhook);
}

/** The webhooks that are registered for a type of event, whether they are on or off. */
export async function findWebhooksFor(teamId: string, type: TriggerType): Promise<Webhook[]> {
  const found = await webhooks(teamId).where("trigger_types", "array-contains", type).get();
  return found.docs.map(toWebhook);
}

export async function hasWebhooks(teamId: string): Promise<boolean> {
  return !(await webhooks(teamId).limit(1).get()).empty;
}

export async function findWebhook(teamId: string, id: string): Promise<Webhook | undefined> {
  const doc = await webhookDoc(teamId, id).get();
  return doc.exists ? toWebhook(doc) : undefined;
}

/** @throws NOT_FOUND */
export async function readWebhook(teamId: string, id: string): Promise<Webhook> {
  const webhook = await findWebhook(teamId, id);
  if (!webhook) throw new AppError("NOT_FOUND", teamsTexts.webhookNotFound);
  return webhook;
}

/** @throws NOT_FOUND */
export async function getWebhook(tx: Transaction, teamId: string, id: string): Promise<Webhook> {
  const doc = await tx.get(webhookDoc(teamId, id));
  if (!doc.exists) throw new AppError("NOT_FOUND", teamsTexts.webhookNotFound);
  return toWebhook(doc);
}

export async function countWebhooks(teamId: string): Promise<number> {
  return (await webhooks(teamId).count().get()).data().count;
}

export function saveWebhook(tx: Transaction, teamId: string, { id, ...fields }: Webhook): void {
  tx.set(webhookDoc(teamId, id), fields);
}

export function removeWebhook(tx: Transaction, teamId: string, id: string): void {
  tx.delete(webhookDoc(teamId, id));
}

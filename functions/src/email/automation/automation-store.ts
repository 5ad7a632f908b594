import { Automation, AutomationVersion } from "@dure/domain/email/automation/automation";
import { automationTexts } from "@dure/domain/email/automation/automation-texts";
import { triggerKeys } from "@dure/domain/email/automation/trigger";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { LRUCache } from "lru-cache";
import { firestore, inTeam } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";

const PAGE_SIZE = 100;

const automations = (teamId: string) => inTeam(teamId, "automations");
const versionsOf = (teamId: string, id: string) => automations(teamId).doc(id).collection("versions");

/** What queries need is stored in fields. The rest is JSON, since Firestore would index every value of a mail. */
const toStored = ({ trigger, actions, ...fields }: Automation) => ({
  ...fields,
  content: JSON.stringify({ trigger, actions }),
  /** Only an active automation is found by what starts it. */
  started_by: fields.status === "active" && fields.deleted_at === null ? triggerKeys(trigger) : [],
});

const toAutomation = (doc: DocumentSnapshot): Automation =>
  Automation.parse({ ...doc.data(), ...JSON.parse(doc.get("content")) });

function existing(doc: DocumentSnapshot): Automation {
  if (!doc.exists || doc.get("deleted_at") !== null) throw new AppError("NOT_FOUND", automationTexts.notFound);
  return toAutomation(doc);
}

/** The team's automations, last changed first. */
export async function listStoredAutomations(teamId: string): Promise<Automation[]> {
  const { docs } = await automations(teamId).where("deleted_at", "==", null).get();
  return docs.map(toAutomation).sort((a, b) => b.updated_at.localeCompare(a.updated_at));
}

/** An automation; undefined once it is deleted. */
export async function findStoredAutomation(teamId: string, id: string): Promise<Automation | undefined> {
  const doc = await automations(teamId).doc(id).get();
  return doc.exists && doc.get("deleted_at") === null ? toAutomation(doc) : undefined;
}

/** @throws NOT_FOUND, also for a deleted one */
export const getStoredAutomation = async (teamId: string, id: string): Promise<Automation> =>
  existing(await automations(teamId).doc(id).get());

/** @throws NOT_FOUND, also for a deleted one */
export const readAutomation = async (tx: Transaction, teamId: string, id: string): Promise<Automation> =>
  existing(await tx.get(automations(teamId).doc(id)));

/** An automation, even a deleted one, for the people who are still in it. */
export async function findAutomation(tx: Transaction, teamId: string, id: string): Promise<Automation | undefined> {
  const doc = await tx.get(automations(teamId).doc(id));
  return doc.exists ? toAutomation(doc) : undefined;
}

export function saveAutomation(tx: Transaction, teamId: string, automation: Automation): void {
  tx.set(automations(teamId).doc(automation.id), toStored(automation));
}

/** The ids of the active automations that a trigger key starts (domain/src/email/automation/trigger.ts). */
export async function automationsStartedBy(teamId: string, key: string): Promise<string[]> {
  const { docs } = await automations(teamId).where("started_by", "array-contains", key).select().get();
  return docs.map(({ id }) => id);
}

/**
 * The names of the active automations that a trigger key starts. None can be published with the key before the commit.
 */
export async function activeNamesStartedBy(tx: Transaction, teamId: string, key: string): Promise<string[]> {
  const started = automations(teamId).where("started_by", "array-contains", key).select("name");
  return (await tx.get(started)).docs.map((doc) => String(doc.get("name")));
}

/** The active automations of all teams with a scheduled trigger of one kind, page by page. */
export async function* automationsOfTrigger(key: string): AsyncGenerator<{ teamId: string; id: string }[]> {
  const started = firestore.collectionGroup("automations").where("started_by", "array-contains", key);
  for await (const docs of pagesOf(started.orderBy("__name__").select(), PAGE_SIZE))
    yield docs.map(({ ref }) => ({ teamId: ref.parent.parent?.id ?? "", id: ref.id }));
}

/** Whether any automation of the team is active. */
export async function hasActiveAutomation(teamId: string): Promise<boolean> {
  const active = automations(teamId).where("deleted_at", "==", null).where("status", "==", "active");
  return !(await active.limit(1).select().get()).empty;
}

export function saveVersion(tx: Transaction, teamId: string, id: string, version: AutomationVersion): void {
  const { trigger, actions, ...fields } = version;
  const content = JSON.stringify({ trigger, actions });
  tx.create(versionsOf(teamId, id).doc(String(version.version)), { ...fields, content });
}

const toVersion = (doc: DocumentSnapshot): AutomationVersion =>
  AutomationVersion.parse({ ...doc.data(), ...JSON.parse(doc.get("content")) });

/** Versions never change. */
const known = new LRUCache<string, AutomationVersion>({ max: 200 });

/** A version; undefined if there is none of that number. */
export async function findVersion(teamId: string, id: string, version: number): Promise<AutomationVersion | undefined> {
  const key = `${teamId}/${id}/${version}`;
  const held = known.get(key);
  if (held) return held;
  const doc = await versionsOf(teamId, id).doc(String(version)).get();
  if (!doc.exists) return undefined;
  const found = toVersion(doc);
  known.set(key, found);
  return found;
}

/** The versions without their content, newest first. */
export async function listVersions(teamId: string, id: string) {
  const found = await versionsOf(teamId, id).select("version", "published_by", "published_at").get();
  const heads = found.docs.map((doc) => AutomationVersion.omit({ trigger: true, actions: true }).parse(doc.data()));
  return heads.sort((a, b) => b.version - a.version);
}

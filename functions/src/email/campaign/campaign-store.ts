import { Campaign } from "@dure/domain/email/campaign/campaign";
import { CampaignStatus, type PauseReason } from "@dure/domain/email/campaign/campaign-status";
import { campaignTexts } from "@dure/domain/email/campaign/campaign-texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { z } from "zod";
import { firestore, inTeam, runTransaction } from "../../platform/firebase";
import { type Place, readPage } from "../../platform/firestore/read-page-store";
import { unlessChanged } from "../../platform/firestore/unless-changed-store";
import { wakeAtOf } from "./wake-at-of";

const campaigns = (teamId: string) => inTeam(teamId, "campaigns");

/** What lists and queries need is stored in fields. The content is JSON: Firestore would index every value of it. */
const CONTENT = { html: true, email_block: true, subject_html: true, variables: true } as const;
const ListedCampaign = Campaign.omit(CONTENT);
export type ListedCampaign = z.infer<typeof ListedCampaign>;

function toCampaign(doc: DocumentSnapshot): Campaign {
  if (!doc.exists) throw new AppError("NOT_FOUND", campaignTexts.notFound);
  const { content, ...fields } = doc.data() ?? {};
  return Campaign.parse({ ...JSON.parse(content), ...fields, id: doc.id });
}

/** @throws NOT_FOUND */
export async function readCampaign(teamId: string, id: string, tx?: Transaction): Promise<Campaign> {
  const ref = campaigns(teamId).doc(id);
  return toCampaign(tx ? await tx.get(ref) : await ref.get());
}

export async function findCampaign(teamId: string, id: string, tx?: Transaction): Promise<Campaign | undefined> {
  const ref = campaigns(teamId).doc(id);
  const doc = tx ? await tx.get(ref) : await ref.get();
  return doc.exists ? toCampaign(doc) : undefined;
}

/**
 * Saves a campaign.
 * @param wakeAt when the schedule sweeps the campaign next; null if nothing is left to do
 */
export function saveCampaign(tx: Transaction, teamId: string, campaign: Campaign, wakeAt: string | null = null): void {
  const { id, html, email_block, subject_html, variables, ...fields } = campaign;
  const content = JSON.stringify({ html, email_block, subject_html, variables });
  tx.set(campaigns(teamId).doc(id), {
    ...fields,
    content,
    // An automation's mails are in neither list of campaigns.
    is_archived: campaign.workflow ? null : campaign.archived_at !== null,
    wake_at: wakeAt,
  });
}

/** Sets when the schedule sweeps a campaign next, unless its status has changed. */
export const wakeCampaignAt = (
  teamId: string,
  { id, status }: Pick<Campaign, "id" | "status">,
  wakeAt: (tx: Transaction) => Promise<string | null>,
): Promise<void> =>
  runTransaction(async (tx) => {
    const [current, wake_at] = await Promise.all([campaignStatus(tx, teamId, id), wakeAt(tx)]);
    if (current === status) tx.update(campaigns(teamId).doc(id), { wake_at });
  });

type Ref = { teamId: string; campaignId: string };
type WakeState = { status: CampaignStatus; isAwake: boolean };

/** A campaign's status, and whether the schedule will sweep it; undefined if there is no such campaign. */
export async function wakeStateOf(tx: Transaction, { teamId, campaignId }: Ref): Promise<WakeState | undefined> {
  const [doc] = await tx.getAll(campaigns(teamId).doc(campaignId), { fieldMask: ["status", "wake_at"] });
  if (!doc?.exists) return undefined;
  return { status: CampaignStatus.parse(doc.get("status")), isAwake: doc.get("wake_at") !== null };
}

const wakeTime = (status: CampaignStatus, now: string) => wakeAtOf({ status, launch_at: null, launched_at: now }, now);

/** Lets the schedule sweep a campaign that is being sent, unless it does so already. */
export function keepAwake(tx: Transaction, { teamId, campaignId }: Ref, { status, isAwake }: WakeState, now: string) {
  const wake_at = wakeTime(status, now);
  if (!isAwake && wake_at !== null) tx.update(campaigns(teamId).doc(campaignId), { wake_at });
}

/**
 * Like `keepAwake`, but before a transaction: transactions that read and then write the campaign would block each
 * other. The first caller writes, without a lock. A caller that has read an older campaign does nothing.
 */
export async function wakeCampaign({ teamId, campaignId }: Ref, now: string): Promise<void> {
  const ref = campaigns(teamId).doc(campaignId);
  const [doc] = await firestore.getAll(ref, { fieldMask: ["status", "wake_at"] });
  if (!doc?.exists || doc.get("wake_at") !== null) return;
  const wake_at = wakeTime(CampaignStatus.parse(doc.get("status")), now);
  if (wake_at === null) return;
  await unlessChanged(doc.updateTime, (known) => ref.update({ wake_at }, known));
}

export function removeCampaign(tx: Transaction, teamId: string, id: string): void {
  tx.delete(campaigns(teamId).doc(id));
}

/** Removes the subcollections of a deleted campaign. If the process dies, the next attempt removes the rest. */
export const removeCampaignData = (teamId: string, id: string): Promise<void> =>
  firestore.recursiveDelete(campaigns(teamId).doc(id));

type Page = {
  archived: boolean;
  status: CampaignStatus | undefined;
  /** A part of the name. */
  search: string;
  after: Place | undefined;
  limit: number;
};

/** How many campaigns a search reads at once: Firestore can't search for a part of a name, so the code filters them. */
const READ_AT_ONCE = 200;

/** A page of the wanted campaigns without their content, last changed first, and where the next page begins. */
export async function listCampaignDocs(teamId: string, { archived, status, search, after, limit }: Page) {
  const part = search.toLowerCase();
  const isWanted = (one: ListedCampaign) =>
    (status === undefined || one.status === status) && one.name.toLowerCase().includes(part);
  const size = status === undefined && part === "" ? limit + 1 : Math.max(READ_AT_ONCE, limit + 1);
  const found: ListedCampaign[] = [];
  const listed = campaigns(teamId)
    .where("is_archived", "==", archived)
    .select(...Object.keys(ListedCampaign.omit({ id: true }).shape));
  let place = after;
  do {
    const page = { field: "updated_at", direction: "desc", after: place, limit: size } as const;
    const { docs, next } = await readPage(listed, page);
    found.push(...docs.map((doc) => ListedCampaign.parse({ ...doc.data(), id: doc.id })).filter(isWanted));
    place = next;
  } while (place && found.length <= limit);
  const data = found.slice(0, limit);
  const last = data.at(-1);
  return { data, next: found.length > limit && last ? { at: last.updated_at, id: last.id } : undefined };
}

/** A campaign's status alone; undefined if there is none. */
export async function campaignStatus(tx: Transaction, teamId: string, id: string): Promise<CampaignStatus | undefined> {
  const [doc] = await tx.getAll(campaigns(teamId).doc(id), { fieldMask: ["status"] });
  return doc?.exists ? CampaignStatus.parse(doc.get("status")) : undefined;
}

/** How many campaigns a team is sending, without automations' mails. */
export async function countSending(teamId: string): Promise<number> {
  const sending = campaigns(teamId).where("status", "==", "sending").where("is_archived", "==", false);
  return (await sending.count().get()).data().count;
}

/** The ids of a team's campaigns that are paused for a reason, with automations' mails. */
export async function campaignsPausedFor(teamId: string, reason: PauseReason): Promise<string[]> {
  const { docs } = await campaigns(teamId).where("pause.reason", "==", reason).select().get();
  return docs.map(({ id }) => id);
}

const WorkflowCampaign = ListedCampaign.pick({ pause: true, workflow: true });

/** The campaigns with an automation's mails: one for each content that a step has had. */
export async function workflowCampaigns(teamId: string, automationId: string) {
  const own = campaigns(teamId).where("workflow.automation_id", "==", automationId).select("pause", "workflow");
  return (await own.get()).docs.map((doc) => {
    const { pause, workflow } = WorkflowCampaign.parse(doc.data());
    return { id: doc.id, pause, step_id: workflow?.step_id ?? "" };
  });
}

const WOKEN_AT_ONCE = 200;

/** The campaigns of all teams that the schedule is to sweep by a time, page by page. */
export async function* wakingCampaigns(now: string): AsyncGenerator<{ teamId: string; campaignId: string }[]> {
  let query = firestore.collectionGroup("campaigns").where("wake_at", "<=", now).orderBy("wake_at").select();
  query = query.limit(WOKEN_AT_ONCE);
  for (;;) {
    const { docs } = await query.get();
    yield docs.map(({ id, ref }) => ({ teamId: ref.parent.parent?.id ?? "", campaignId: id }));
    const last = docs.at(-1);
    if (!last || docs.length < WOKEN_AT_ONCE) return;
    query = query.startAfter(last);
  }
}

import { Batch, OPEN_STATES } from "@dure/domain/email/ledger/batch";
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  type Transaction,
} from "firebase-admin/firestore";
import { z } from "zod";
import { inTeam } from "../../platform/firebase";
import { unlessChanged } from "../../platform/firestore/unless-changed-store";

/** The campaign that a ledger belongs to. */
export type CampaignRef = { teamId: string; campaignId: string };

const batches = ({ teamId, campaignId }: CampaignRef) => inTeam(teamId, `campaigns/${campaignId}/batches`);

/**
 * Batches with more rows keep them in a document of their own, so that queries over batches, and changes of their
 * state, read and write little.
 */
const MAX_INLINE_ROWS = 20;
const rowsDoc = ({ teamId, campaignId }: CampaignRef, id: string) =>
  inTeam(teamId, `campaigns/${campaignId}/batch-rows`).doc(id);
const areInline = ({ rows }: Batch): boolean => rows.length <= MAX_INLINE_ROWS;

/** The rows are JSON: nobody queries them, and each of their values would be indexed. */
const rowsText = ({ rows }: Batch): string => JSON.stringify(rows);
const toFields = ({ id: _, rows: __, ...fields }: Batch) => fields;

type Read = (doc: DocumentReference) => Promise<DocumentSnapshot>;

/** Undefined if the batch is gone, or its rows are. */
async function findBatch(read: Read, campaign: CampaignRef, id: string): Promise<Batch | undefined> {
  const doc = await read(batches(campaign).doc(id));
  if (!doc.exists) return undefined;
  const rows: unknown = doc.get("rows") ?? (await read(rowsDoc(campaign, id))).get("rows");
  return typeof rows === "string" ? Batch.parse({ ...doc.data(), rows: JSON.parse(rows), id }) : undefined;
}

export const getBatch = (tx: Transaction, campaign: CampaignRef, id: string): Promise<Batch | undefined> =>
  findBatch((doc) => tx.get(doc), campaign, id);

export async function readBatch(campaign: CampaignRef, id: string): Promise<Batch | undefined> {
  const find = () => findBatch((doc) => doc.get(), campaign, id);
  // If the batch is settled between the two reads, its remaining rows are few and inline at the second attempt.
  return (await find()) ?? (await find());
}

export function createBatch(tx: Transaction, campaign: CampaignRef, batch: Batch): void {
  const inline = areInline(batch) ? { rows: rowsText(batch) } : {};
  tx.create(batches(campaign).doc(batch.id), { ...toFields(batch), ...inline });
  if (!areInline(batch)) tx.create(rowsDoc(campaign, batch.id), { rows: rowsText(batch) });
}

/** Saves a batch, except for the counters that events increment. */
export function saveBatch(tx: Transaction, campaign: CampaignRef, before: Batch, after: Batch): void {
  const { counts, ...fields } = toFields(after);
  const { accepted, skipped, failed, unknown } = counts;
  const areRowsChanged = after.rows !== before.rows;
  tx.update(batches(campaign).doc(after.id), {
    ...fields,
    ...(areRowsChanged && { rows: areInline(after) ? rowsText(after) : FieldValue.delete() }),
    "counts.accepted": accepted,
    "counts.skipped": skipped,
    "counts.failed": failed,
    "counts.unknown": unknown,
  });
  if (!areRowsChanged) return;
  if (!areInline(after)) tx.set(rowsDoc(campaign, after.id), { rows: rowsText(after) });
  else if (!areInline(before)) tx.delete(rowsDoc(campaign, after.id));
}

/** Whether a batch of the campaign is not settled yet. */
export async function hasOpenBatch(campaign: CampaignRef, tx?: Transaction): Promise<boolean> {
  const open = batches(campaign).where("state", "in", OPEN_STATES).limit(1).select();
  return !(tx ? await tx.get(open) : await open.get()).empty;
}

/** Whether a batch of an A/B test's two halves still has to be sent. */
export async function hasOpenTest(campaign: CampaignRef): Promise<boolean> {
  const open = batches(campaign).where("state", "in", ["queued", "claimed", "calling"]);
  return !(await open.where("variant", "in", ["a", "b"]).limit(1).select().get()).empty;
}

const Due = Batch.pick({ id: true, state: true, due_at: true, lease_until: true, failures: true });
export type Due = z.infer<typeof Due>;

/**
 * The batches with work to do: queued ones that were due by `queued`, and those of a worker whose lease ended by
 * `left`. Page by page.
 */
export async function* dueBatches(
  campaign: CampaignRef,
  time: { queued: string; left: string },
): AsyncGenerator<Due[]> {
  const queued = batches(campaign).where("state", "==", "queued");
  yield* pagesOf(queued.where("due_at", "<=", time.queued).orderBy("due_at"));
  const left = batches(campaign).where("state", "in", ["claimed", "calling"]);
  yield* pagesOf(left.where("lease_until", "<=", time.left).orderBy("lease_until"));
}

const AT_ONCE = 300;

async function* pagesOf(query: Query): AsyncGenerator<Due[]> {
  let page = query.select("state", "due_at", "lease_until", "failures").limit(AT_ONCE);
  for (;;) {
    const { docs } = await page.get();
    yield docs.map((doc) => Due.parse({ ...doc.data(), id: doc.id }));
    const last = docs.at(-1);
    if (!last || docs.length < AT_ONCE) return;
    page = page.startAfter(last);
  }
}

/** The batches in some states. */
export async function batchIdsIn(campaign: CampaignRef, states: readonly Batch["state"][]): Promise<string[]> {
  const found = await batches(campaign).where("state", "in", states).select().get();
  return found.docs.map(({ id }) => id);
}

/** Queues the batches that waited for a test's winner. A batch that is queued drops out of the query. */
export async function releaseHeld(campaign: CampaignRef): Promise<void> {
  const held = batches(campaign).where("state", "==", "held").select().limit(AT_ONCE);
  for (;;) {
    const { docs } = await held.get();
    await Promise.all(
      docs.map(({ ref, updateTime }) => unlessChanged(updateTime, (known) => ref.update({ state: "queued" }, known))),
    );
    if (docs.length < AT_ONCE) return;
  }
}

const TestResult = z.object({ variant: z.enum(["a", "b"]), counts: z.object({ accepted: z.int(), clicked: z.int() }) });

/** How the two subjects of a test did, by batch. */
export async function testResults(campaign: CampaignRef): Promise<z.infer<typeof TestResult>[]> {
  const found = await batches(campaign).where("variant", "in", ["a", "b"]).select("variant", "counts").get();
  return found.docs.map((doc) => TestResult.parse(doc.data()));
}

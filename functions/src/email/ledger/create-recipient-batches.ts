import { partsOfMail } from "@dure/domain/email/ledger/mail-of-batch";
import { pacedFrom } from "@dure/domain/email/ledger/paced-from";
import { campaignMailsPerMinute } from "../../platform/config";
import { runTransaction } from "../../platform/firebase";
import { createAddressStateReader } from "../address/address-store";
import { campaignStatus, countSending } from "../campaign/campaign-store";
import { audiencePage, splitPage } from "../segment/audience";
import { createRecordValueReader } from "../variable/values-of-record";
import { type CampaignRef, createBatch } from "./batch-store";
import { queueBatch } from "./campaign-queue";
import { finishIfDone } from "./finish-if-done";
import { findFrozenContent } from "./frozen-content-store";
import { mailKindOf } from "./mail-kind-of";
import { type Chunk, planChunk } from "./plan-chunk";
import { findProgress, saveProgress } from "./progress-store";
import { createRecipient, withoutKnown } from "./recipient-store";

/** How long one job finds recipients; the next one continues. */
const JOB_MS = 120_000;
/** Addresses that are read at once: a query takes about as long for few as for many. */
const PAGE = 1_000;
/** Addresses of one transaction. */
const CHUNK = 500;

/**
 * Makes the recipients and batches of a campaign. A transaction makes a chunk of them and moves the cursor, so a job that
 * comes twice, or dies, adds nobody twice and leaves nobody out. The next page is read while a chunk is written.
 * @returns the chunk to go on with in another job; undefined if all are made, or the campaign is not being sent
 */
export async function createRecipientBatches(campaign: CampaignRef): Promise<number | undefined> {
  const [frozen, first, campaigns] = await Promise.all([
    findFrozenContent(campaign),
    findProgress(campaign),
    countSending(campaign.teamId),
  ]);
  if (!frozen || !first) return undefined;
  const { names, conditions } = partsOfMail(frozen);
  const { teamId } = campaign;
  const wanted = new Set(names);
  const [read, states] = await Promise.all([
    createRecordValueReader({ teamId, locale: frozen.locale, timeZone: frozen.team_zone, wanted }),
    createAddressStateReader(teamId),
  ]);
  const mail = mailKindOf(frozen);
  const pageAfter = (after: string | null) =>
    audiencePage(teamId, frozen.audience, { after, limit: PAGE, mail, states, read });
  const perMinute = Number(campaignMailsPerMinute.value());
  const endMs = Date.now() + JOB_MS;
  let progress = first;
  let page = progress.is_done ? undefined : pageAfter(progress.cursor);
  while (page && Date.now() < endMs) {
    const found = await page;
    page = found.isLast ? undefined : pageAfter(found.after);
    // Prevents an unhandled rejection: a failure of the next page is thrown when that page is awaited.
    page?.catch(() => undefined);
    for (const part of splitPage(found, CHUNK)) {
      const paced = pacedFrom(frozen.launched_at, { planned: progress.chunk * CHUNK, perMinute, campaigns });
      const given = { teamId, frozen, progress, conditions, pacedFrom: paced };
      const chunk = planChunk(part, given, new Date().toISOString());
      if (!(await saveChunk(campaign, chunk, progress.chunk))) return undefined;
      await queueChunk(campaign, chunk);
      progress = chunk.progress;
    }
  }
  if (!progress.is_done) return progress.chunk;
  await finishIfDone(campaign);
  return undefined;
}

async function queueChunk(campaign: CampaignRef, { batches }: Chunk): Promise<void> {
  const queued = batches.filter(({ state }) => state === "queued");
  await Promise.all(queued.map(({ id, due_at }) => queueBatch(campaign, id, "made", due_at)));
}

const ALREADY_EXISTS = 6;

async function saveChunk(campaign: CampaignRef, chunk: Chunk, place: number): Promise<boolean> {
  try {
    return await writeChunk(campaign, chunk, place);
  } catch (error) {
    // Two spellings of one address, such as with and without a space, are two addresses in the read model.
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
    return writeChunk(campaign, await withoutKnown(campaign, chunk), place);
  }
}

/** @returns false if the campaign is not being sent, or another job has made the chunk */
function writeChunk(campaign: CampaignRef, { recipients, batches, progress }: Chunk, place: number): Promise<boolean> {
  return runTransaction(async (tx) => {
    const [status, known] = await Promise.all([
      campaignStatus(tx, campaign.teamId, campaign.campaignId),
      findProgress(campaign, tx),
    ]);
    if (status !== "sending" || known?.chunk !== place || known.is_done) return false;
    for (const recipient of recipients) createRecipient(tx, campaign, recipient);
    for (const batch of batches) createBatch(tx, campaign, batch);
    saveProgress(tx, campaign, { ...progress, choose_at: known.choose_at, winner: known.winner });
    return true;
  });
}

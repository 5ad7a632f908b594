import { dropBatch } from "@dure/domain/email/ledger/batch";
import { runTransaction } from "../../platform/firebase";
import { batchIdsIn, type CampaignRef, getBatch, saveBatch } from "./batch-store";
import { changeRecipients } from "./recipient-store";

/** Drops what a canceled campaign has not sent, batch by batch: the recipients are left out with that reason. */
export async function dropOpenBatches(campaign: CampaignRef): Promise<void> {
  for (const id of await batchIdsIn(campaign, ["held", "queued", "claimed"]))
    await runTransaction(async (tx) => {
      const batch = await getBatch(tx, campaign, id);
      const dropped = batch && dropBatch(batch);
      if (!batch || !dropped) return;
      const keys = batch.rows.map(({ key }) => key);
      changeRecipients(tx, campaign, keys, { status: "skipped", skip_reason: "cancelled" });
      saveBatch(tx, campaign, batch, dropped);
    });
}

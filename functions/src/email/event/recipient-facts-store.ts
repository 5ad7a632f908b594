import { applyFacts } from "@dure/domain/email/event/apply-facts";
import { hasOtherActivity, mailActivityOf } from "@dure/domain/email/event/mail-activity-of";
import type { MailFact } from "@dure/domain/email/event/mail-fact";
import { addNumbers, differenceBetween, type Numbers } from "@dure/domain/email/event/recipient-counters";
import { TrackedRecipient } from "@dure/domain/email/event/tracked-recipient";
import type { MailActivity } from "@dure/domain/records/filter/mail-activity";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { inTeam, runTransaction } from "../../platform/firebase";
import { logMailActivity } from "../../records/read-model/mail-activity/mail-activity-store";
import { statisticsShard } from "./statistics-shard";

/**
 * Adds facts to recipients of a campaign, by their ids, and the changes of their numbers to their batches. Known facts
 * change nothing, and those of deleted recipients are ignored. Filters of leads and deals read the log of mails.
 */
export function applyToRecipients(
  teamId: string,
  campaignId: string,
  facts: ReadonlyMap<string, readonly MailFact[]>,
): Promise<void> {
  return runTransaction(async (tx) => {
    const recipients = inTeam(teamId, `campaigns/${campaignId}/recipients`);
    const docs = await tx.getAll(...[...facts.keys()].map((id) => recipients.doc(id)));
    const byBatch = new Map<string, Numbers[]>();
    const activity: MailActivity[] = [];
    for (const doc of docs) {
      if (!doc.exists) continue;
      const before = TrackedRecipient.parse({ ...doc.data(), id: doc.id });
      const after = applyFacts(before, facts.get(doc.id) ?? []);
      if (after === before) continue;
      const { id: _, email: __, record: ___, batch, queued_at: ____, ...changed } = after;
      tx.update(doc.ref, changed);
      if (hasOtherActivity(before, after)) activity.push(mailActivityOf(campaignId, after));
      if (batch !== null) byBatch.set(batch, [...(byBatch.get(batch) ?? []), differenceBetween(before, after)]);
    }
    logMailActivity(tx, teamId, campaignId, activity);
    for (const [batch, differences] of byBatch) addToBatch(tx, { teamId, campaignId, batch }, addNumbers(differences));
  });
}

type BatchPath = { teamId: string; campaignId: string; batch: string };

/** The counters are in the batch; the statistics by hour, provider and link are in one of a few other documents. */
function addToBatch(tx: Transaction, { teamId, campaignId, batch }: BatchPath, difference: Numbers): void {
  const { counts, ...statistics } = difference;
  if (counts)
    tx.set(inTeam(teamId, `campaigns/${campaignId}/batches`).doc(batch), toIncrements({ counts }), { merge: true });
  if (Object.keys(statistics).length === 0) return;
  const shard = inTeam(teamId, `campaigns/${campaignId}/links`).doc(statisticsShard(batch));
  tx.set(shard, toIncrements(statistics), { merge: true });
}

type Increments = { [key: string]: FieldValue | Increments };

function toIncrements(numbers: Numbers): Increments {
  const result: Increments = {};
  for (const [key, value] of Object.entries(numbers))
    if (value !== undefined)
      result[key] = typeof value === "number" ? FieldValue.increment(value) : toIncrements(value);
  return result;
}

import { StoredSubmission } from "@dure/domain/forms/submission/form-submission";
import type { Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";
import { readLocks, writeLocks } from "../../platform/transaction/lock-store";
import { mergedIdsOf } from "../../records/merge/merge-redirect-store";

const submissions = (teamId: string) => inTeam(teamId, "form-submissions");
const deletedChannels = (teamId: string) => inTeam(teamId, "gone-channels");

export async function findSubmission(
  tx: Transaction,
  teamId: string,
  id: string,
): Promise<StoredSubmission | undefined> {
  const doc = await tx.get(submissions(teamId).doc(id));
  return doc.exists ? StoredSubmission.parse(doc.data()) : undefined;
}

export function saveSubmission(tx: Transaction, teamId: string, submission: StoredSubmission): void {
  if (submission.record_id) writeLocks(tx, teamId, [lockOf(submission.record_id)]);
  tx.set(submissions(teamId).doc(submission.id), submission);
}

const lockOf = (recordId: string): string => `submissions of ${recordId}`;

/** Finds the submissions of a record and of the records merged into it, newest first. */
export const findSubmissions = async (teamId: string, recordId: string): Promise<StoredSubmission[]> =>
  submissionsOf(teamId, await withMerged(teamId, recordId));

/** Like `findSubmissions`, but retries the transaction if a submission is saved meanwhile. Read the record first. */
export async function readSubmissionsOf(
  tx: Transaction,
  teamId: string,
  recordId: string,
): Promise<StoredSubmission[]> {
  const ids = await withMerged(teamId, recordId);
  await readLocks(tx, teamId, ids.map(lockOf));
  return submissionsOf(teamId, ids);
}

const withMerged = async (teamId: string, recordId: string): Promise<string[]> => [
  recordId,
  ...(await mergedIdsOf(teamId, recordId)),
];

async function submissionsOf(teamId: string, recordIds: readonly string[]): Promise<StoredSubmission[]> {
  const found = await Promise.all(recordIds.map((id) => submissions(teamId).where("record_id", "==", id).get()));
  return found
    .flatMap(({ docs }) => docs.map((doc) => StoredSubmission.parse(doc.data())))
    .sort((a, b) => b.submitted_at.localeCompare(a.submitted_at));
}

/** Removes the submissions of a deleted record. Idempotent. */
export async function removeSubmissionsOf(teamId: string, recordId: string): Promise<void> {
  for (const { id } of await findSubmissions(teamId, recordId)) await submissions(teamId).doc(id).delete();
}

/** Records that a booking page or form is deleted. This holds for submissions that were kept before or arrive later. */
export async function saveDeletedChannel(teamId: string, linkId: string, now: string): Promise<void> {
  await deletedChannels(teamId).doc(linkId).set({ gone_at: now });
}

export async function findDeletedChannels(teamId: string, linkIds: readonly string[]): Promise<Set<string>> {
  if (linkIds.length === 0) return new Set();
  const docs = await firestore.getAll(...[...new Set(linkIds)].map((id) => deletedChannels(teamId).doc(id)));
  return new Set(docs.filter((doc) => doc.exists).map((doc) => doc.id));
}

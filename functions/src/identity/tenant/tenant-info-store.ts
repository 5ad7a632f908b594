import type { Transaction } from "firebase-admin/firestore";
import { firestore } from "../../platform/firebase";

/** The tenant in which an e-mail address has its account (docs/product/identity.md#tenant-record). */
export type TenantRecord = { tenant_id: string; team_slug: string | null };

const all = () => firestore.collection("tenant_info");

export async function readTenantRecord(email: string): Promise<TenantRecord | undefined> {
  const doc = await all().doc(email).get();
  return doc.exists ? (doc.data() as TenantRecord) : undefined;
}

/** Writes the record only if it has changed, since this runs on every sign-in. */
export async function ensureTenantRecord(email: string, record: TenantRecord): Promise<void> {
  const known = await readTenantRecord(email);
  if (known?.tenant_id === record.tenant_id && known.team_slug === record.team_slug) return;
  await all().doc(email).set(record);
}

/** The e-mails with an account in a team, to be renamed in the same transaction. */
export async function getEmailsOf(tx: Transaction, teamId: string): Promise<string[]> {
  const found = await tx.get(all().where("tenant_id", "==", teamId).limit(MAX_RENAMED));
  return found.docs.map(({ id }) => id);
}

export function saveTenantRecord(tx: Transaction, email: string, record: TenantRecord): void {
  tx.set(all().doc(email), record);
}

/** Deletes the records of a team's e-mails, except those that have moved to another team meanwhile. */
export async function deleteTenantRecords(teamId: string): Promise<void> {
  for (;;) {
    const found = await all().where("tenant_id", "==", teamId).limit(MAX_DELETED).get();
    if (found.empty) return;
    const batch = firestore.batch();
    for (const { ref, updateTime } of found.docs) batch.delete(ref, { lastUpdateTime: updateTime });
    await batch.commit();
  }
}

const MAX_DELETED = 400;

/** Below the limit of one transaction. Records beyond it are updated at their next sign-in. */
const MAX_RENAMED = 400;

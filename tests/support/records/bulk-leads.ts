import { CrmRecord } from "@dure/domain/records/record/record";
import { Timestamp } from "firebase-admin/firestore";
import { firestore } from "../suite/admin";

/** Stores leads with the ids l0, l1, … as if the product had written them an hour ago. */
export async function writeLeads(teamId: string, count: number, values: Partial<CrmRecord> = {}): Promise<string[]> {
  const writer = firestore.bulkWriter({ throttling: false });
  const at = new Date(Date.now() - 3_600_000);
  const stamp = { created_at: at.toISOString(), updated_at: at.toISOString(), created_by: "seed", updated_by: "seed" };
  const ids = Array.from({ length: count }, (_, index) => `l${index}`);
  for (const id of ids) {
    const record = CrmRecord.parse({ id, kind: "lead", deal_name: `리드 ${id}`, ...stamp, ...values });
    const doc = firestore.doc(`teams/${teamId}/records/${id}`);
    void writer.create(doc, { ...record, email_key: record.email, committed_at: Timestamp.fromDate(at) });
  }
  await writer.close();
  return ids;
}

/** How many audit entries of a type each record has, by record id. A repeated change has two. */
export async function timesChanged(teamId: string, type: string): Promise<Map<string, number>> {
  const found = await firestore.collection(`teams/${teamId}/audit`).where("type", "==", type).get();
  const times = new Map<string, number>();
  for (const doc of found.docs) {
    const id = String(doc.get("subject_id"));
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  return times;
}

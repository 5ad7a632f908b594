import { Id, Time } from "@dure/domain/shared/value";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { firestore, inTeam } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";

const COLLECTION = "notification-runs";
const DUE_AT_ONCE = 200;

/** When an active setting looks for due records next. Its id is the setting's. */
const Run = z.object({ setting_id: Id, send_at: z.string(), zone: z.string(), next_run_at: Time });
export type Run = z.infer<typeof Run>;

const runs = (teamId: string) => inTeam(teamId, COLLECTION);
const toRun = (doc: DocumentSnapshot): Run | undefined => (doc.exists ? Run.parse(doc.data()) : undefined);

export const findRun = async (teamId: string, settingId: string): Promise<Run | undefined> =>
  toRun(await runs(teamId).doc(settingId).get());

export const readRun = async (tx: Transaction, teamId: string, settingId: string): Promise<Run | undefined> =>
  toRun(await tx.get(runs(teamId).doc(settingId)));

export function saveRun(tx: Transaction, teamId: string, run: Run): void {
  tx.set(runs(teamId).doc(run.setting_id), run);
}

export function removeRun(tx: Transaction, teamId: string, settingId: string): void {
  tx.delete(runs(teamId).doc(settingId));
}

/** The ids of a team's settings that look for due records. */
export async function settingsWithRun(teamId: string): Promise<string[]> {
  return (await runs(teamId).select().get()).docs.map(({ id }) => id);
}

/** The runs of all teams that are due by a time, longest due first, page by page. */
export async function* dueRuns(by: string): AsyncGenerator<{ teamId: string; settingId: string; at: string }[]> {
  const due = firestore.collectionGroup(COLLECTION).where("next_run_at", "<=", by).orderBy("next_run_at");
  for await (const docs of pagesOf(due.select("next_run_at"), DUE_AT_ONCE))
    yield docs.map((doc) => ({
      teamId: doc.ref.parent.parent?.id ?? "",
      settingId: doc.id,
      at: String(doc.get("next_run_at")),
    }));
}

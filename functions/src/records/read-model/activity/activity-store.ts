import type { Activity, LoggedSource } from "@dure/domain/records/activity/activity-source";
import { FieldValue } from "firebase-admin/firestore";
import { inTeam, runTransaction } from "../../../platform/firebase";

const MOVED_AT_ONCE = 200;

/** The team's log of a source, from which the read models are made. */
export const activityCollection = (source: LoggedSource): string => `${source}-activity`;

const activities = (teamId: string, source: LoggedSource) => inTeam(teamId, activityCollection(source));

/** Logs an activity as it is. An older state never replaces a newer one, so events may come in any order, and again. */
export const saveActivity = (teamId: string, source: LoggedSource, activity: Activity): Promise<void> =>
  runTransaction(async (tx) => {
    const ref = activities(teamId, source).doc(activity.id);
    const known: unknown = (await tx.get(ref)).get("as_of");
    if (typeof known === "string" && known > activity.as_of) return;
    tx.set(ref, { ...activity, committed_at: FieldValue.serverTimestamp() });
  });

/** Whether all activities of a record were moved to another one; otherwise there may be more. It may run twice. */
export async function moveActivities(teamId: string, source: LoggedSource, from: string, to: string): Promise<boolean> {
  const { docs } = await activities(teamId, source).where("record_id", "==", from).limit(MOVED_AT_ONCE).select().get();
  for (const { ref } of docs)
    await runTransaction(async (tx) => {
      if ((await tx.get(ref)).get("record_id") !== from) return;
      tx.update(ref, { record_id: to, committed_at: FieldValue.serverTimestamp() });
    });
  return docs.length < MOVED_AT_ONCE;
}

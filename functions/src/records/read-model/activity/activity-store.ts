import type { Activity, LoggedSource } from "@dure/domain/records/activity/activity-source";
import { FieldValue } from "firebase-admin/firestore";
import { inTeam, runTransaction } from "../../../platform/firebase";
import { findMoves, removeMoves, saveMoves } from "../../merge/merge-move-store";
import { readMergeChain } from "../../merge/merge-redirect-store";

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

/**
 * Moves some activities of a merged record to its target. It may run twice.
 * @returns whether all are moved
 */
export async function moveActivities(
  teamId: string,
  source: LoggedSource,
  from: string,
  now: string,
): Promise<boolean> {
  const { docs } = await activities(teamId, source).where("record_id", "==", from).limit(MOVED_AT_ONCE).select().get();
  for (const { id, ref } of docs)
    await runTransaction(async (tx) => {
      const { sourceIds, targetId } = await readMergeChain(tx, teamId, from);
      if (targetId === from || (await tx.get(ref)).get("record_id") !== from) return;
      tx.update(ref, { record_id: targetId, committed_at: FieldValue.serverTimestamp() });
      const moves = sourceIds.map((source_id) => ({ source_id, what: activityOf(source), id }));
      saveMoves(tx, teamId, moves, now);
    });
  return docs.length < MOVED_AT_ONCE;
}

/**
 * Moves back some activities that a merge had moved away from a record. It may run twice.
 * @returns whether all are moved back
 */
export async function moveActivitiesBack(
  teamId: string,
  source: LoggedSource,
  to: string,
  from: string,
): Promise<boolean> {
  const moves = await runTransaction((tx) => findMoves(tx, teamId, to, [activityOf(source)], MOVED_AT_ONCE));
  for (const move of moves)
    await runTransaction(async (tx) => {
      const ref = activities(teamId, source).doc(move.id);
      const isThere = (await tx.get(ref)).get("record_id") === from;
      if (isThere) tx.update(ref, { record_id: to, committed_at: FieldValue.serverTimestamp() });
      removeMoves(tx, teamId, [move]);
    });
  return moves.length < MOVED_AT_ONCE;
}

const activityOf = (source: LoggedSource) => `${source}-activity` as const;

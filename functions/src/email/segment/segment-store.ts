import { Segment } from "@dure/domain/email/segment/segment";
import { segmentTexts } from "@dure/domain/email/segment/segment-texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";

const segments = (teamId: string) => inTeam(teamId, "segments");

function toSegment(doc: DocumentSnapshot): Segment {
  if (!doc.exists) throw new AppError("NOT_FOUND", segmentTexts.notFound);
  return Segment.parse(doc.data());
}

/** Every segment of the team, last changed first. */
export async function findSegments(teamId: string): Promise<Segment[]> {
  const { docs } = await segments(teamId).orderBy("updated_at", "desc").get();
  return docs.map(toSegment);
}

export async function countSegments(teamId: string): Promise<number> {
  return (await segments(teamId).count().get()).data().count;
}

/** @throws NOT_FOUND */
export const findSegment = async (teamId: string, id: string): Promise<Segment> =>
  toSegment(await segments(teamId).doc(id).get());

/** @throws NOT_FOUND */
export const readSegment = async (tx: Transaction, teamId: string, id: string): Promise<Segment> =>
  toSegment(await tx.get(segments(teamId).doc(id)));

/** The segments of these ids that there are. In a transaction, none of them can be deleted before that commits. */
export async function readSegments(teamId: string, ids: readonly string[], tx?: Transaction): Promise<Segment[]> {
  if (ids.length === 0) return [];
  const refs = [...new Set(ids)].map((id) => segments(teamId).doc(id));
  const docs = await (tx ? tx.getAll(...refs) : firestore.getAll(...refs));
  return docs.filter(({ exists }) => exists).map(toSegment);
}

export function saveSegment(tx: Transaction, teamId: string, segment: Segment): void {
  tx.set(segments(teamId).doc(segment.id), segment);
}

/** The documents with its records stay: a campaign that is being sent may name them. */
export function removeSegment(tx: Transaction, teamId: string, id: string): void {
  tx.delete(segments(teamId).doc(id));
}

/**
 * The names of the scheduled campaigns that use a segment. Read in a transaction, none can be scheduled with it before that
 * commits, since scheduling reads the segment.
 */
export async function findScheduledUses(tx: Transaction, teamId: string, segmentId: string): Promise<string[]> {
  const { docs } = await tx.get(inTeam(teamId, "campaigns").where("segment_ids", "array-contains", segmentId));
  return docs.filter((doc) => doc.get("status") === "scheduled").map((doc) => String(doc.get("name")));
}

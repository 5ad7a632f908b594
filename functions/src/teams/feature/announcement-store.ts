import { Announcement } from "@dure/domain/teams/feature/announcement";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";

const announcements = () => firestore.collection("newFeatureAnnouncements");

/** The announcements that a user has seen, stored per user, so that they count in every browser. */
const seenDoc = (teamId: string, uid: string) => inTeam(teamId, "seen-announcements").doc(uid);

/** The active announcements. They are few, since old ones are deactivated. */
export async function readActiveAnnouncements(): Promise<Announcement[]> {
  const found = await announcements().where("active", "==", true).limit(MAX_ACTIVE).get();
  return found.docs.map((doc) => Announcement.parse(doc.data()));
}

const MAX_ACTIVE = 100;

/** All announcements, the newest first. */
export async function readAnnouncements(): Promise<Announcement[]> {
  const found = await announcements().orderBy("releasedAt", "desc").limit(MAX_ACTIVE).get();
  return found.docs.map((doc) => Announcement.parse(doc.data()));
}

export async function getAnnouncement(tx: Transaction, id: string): Promise<Announcement | undefined> {
  const doc = await tx.get(announcements().doc(id));
  return doc.exists ? Announcement.parse(doc.data()) : undefined;
}

export function saveAnnouncement(tx: Transaction, announcement: Announcement): void {
  tx.set(announcements().doc(announcement.id), announcement);
}

export async function readSeen(teamId: string, uid: string): Promise<string[]> {
  return (await seenDoc(teamId, uid).get()).get("ids") ?? [];
}

export function addSeen(tx: Transaction, teamId: string, uid: string, id: string): void {
  tx.set(seenDoc(teamId, uid), { ids: FieldValue.arrayUnion(id) }, { merge: true });
}

import { NOTICES_KEPT_MS, Notice } from "@dure/domain/notifications/notice/notice";
import { notificationsTexts } from "@dure/domain/notifications/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { z } from "zod";
import { firestore, inTeam } from "../../platform/firebase";
import { isAlreadyThere } from "../../platform/firestore/is-already-there";
import { type Place, readPage } from "../../platform/firestore/read-page-store";

const READ_AT_ONCE = 200;

const notices = (teamId: string) => inTeam(teamId, "notices");
const ofMember = (teamId: string, userId: string) => notices(teamId).where("user_id", "==", userId);
const toNotice = (doc: DocumentSnapshot): Notice => Notice.parse(doc.data());

/** Creates a notice once; an existing one stays as it is. What is left out gets its default when the notice is read. */
export async function createNotice(teamId: string, notice: z.input<typeof Notice>): Promise<void> {
  const expires_at = new Date(Date.parse(notice.created_at) + NOTICES_KEPT_MS);
  try {
    await notices(teamId)
      .doc(notice.id)
      .create({ ...notice, expires_at });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

/** @throws NOT_FOUND, also for another member's */
export async function readNotice(tx: Transaction, teamId: string, userId: string, id: string): Promise<Notice> {
  const doc = await tx.get(notices(teamId).doc(id));
  if (doc.get("user_id") !== userId) throw new AppError("NOT_FOUND", notificationsTexts.noticeNotFound);
  return toNotice(doc);
}

export function saveReadAt(tx: Transaction, teamId: string, id: string, readAt: string): void {
  tx.update(notices(teamId).doc(id), { read_at: readAt });
}

/** Notes that all of a member's notices were read. Those that are noted fall out of the query. */
export async function markAllRead(teamId: string, userId: string, readAt: string): Promise<void> {
  for (;;) {
    const unread = ofMember(teamId, userId).where("read_at", "==", null).limit(READ_AT_ONCE);
    const { docs } = await unread.select().get();
    const batch = firestore.batch();
    for (const { ref } of docs) batch.update(ref, { read_at: readAt });
    await batch.commit();
    if (docs.length < READ_AT_ONCE) return;
  }
}

type Page = { after: Place | undefined; limit: number };

/** A page of a member's notices, newest first, where the next one begins, and how many are unread. */
export async function findNotices(teamId: string, userId: string, page: Page) {
  const all = ofMember(teamId, userId);
  const [{ docs, next }, unread] = await Promise.all([
    readPage(all, { field: "created_at", direction: "desc", ...page }),
    all.where("read_at", "==", null).count().get(),
  ]);
  return { data: docs.map(toNotice), next, unread: unread.data().count };
}

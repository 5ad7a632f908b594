import { MEETING_CHANGES, SendAt } from "@dure/domain/scheduling/notification/notification";
import { Id, Time } from "@dure/domain/shared/value";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { z } from "zod";
import { firestore, inTeam, runTransaction } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";

const KEPT_MS = 30 * 86_400_000;
const DUE_AT_ONCE = 100;

/** A reminder of one version of an event for one recipient. Its id is made of all three, so none is stored twice. */
const StoredReminder = z.object({
  id: Id,
  event_id: Id,
  sequence: z.int(),
  start: Time,
  type: z.enum(["email", "kakao"]),
  recipient: Id,
  due_at: Time,
  /** How long before the meeting, as its page says. */
  send_at: SendAt.optional(),
  /** Set for a KakaoTalk message about a change, which is due at once; undefined for a reminder. */
  change: z.enum(MEETING_CHANGES).optional(),
  /**
   * waiting until a job claims it; failed after the last attempt; dropped when its event was moved, canceled or is
   * over.
   */
  state: z.enum(["waiting", "taken", "sent", "failed", "dropped"]),
  /** The counts of permanent and of temporary rejections. */
  refusals: z.int(),
  failures: z.int(),
});
export type StoredReminder = z.infer<typeof StoredReminder>;

type Ended = Extract<StoredReminder["state"], "sent" | "failed" | "dropped">;

const reminders = (teamId: string) => inTeam(teamId, "reminders");
const toReminder = (doc: DocumentSnapshot): StoredReminder => StoredReminder.parse({ ...doc.data(), id: doc.id });

/** Whether a reminder has reached a final state. */
export const isEnded = ({ state }: StoredReminder): boolean => state !== "waiting" && state !== "taken";

/** Creates reminders; existing ones stay as they are. */
export function createReminders(teamId: string, stored: readonly StoredReminder[]): Promise<void> {
  return runTransaction(async (tx) => {
    if (stored.length === 0) return;
    const docs = await tx.getAll(...stored.map(({ id }) => reminders(teamId).doc(id)));
    for (const [index, { id: _, ...fields }] of stored.entries()) {
      const doc = docs[index];
      if (doc && !doc.exists)
        tx.create(doc.ref, { ...fields, expires_at: new Date(Date.parse(fields.start) + KEPT_MS) });
    }
  });
}

export async function findReminder(teamId: string, id: string): Promise<StoredReminder | undefined> {
  const doc = await reminders(teamId).doc(id).get();
  return doc.exists ? toReminder(doc) : undefined;
}

/** Claims a reminder for its jobs, so that the schedule no longer queues it. @returns false when it has ended */
export function claimReminder(teamId: string, id: string): Promise<boolean> {
  const ref = reminders(teamId).doc(id);
  return runTransaction(async (tx) => {
    if (isEnded(toReminder(await tx.get(ref)))) return false;
    tx.update(ref, { state: "taken" });
    return true;
  });
}

export async function endReminder(teamId: string, id: string, state: Ended, messageId = ""): Promise<void> {
  await reminders(teamId).doc(id).update({ state, message_id: messageId });
}

/** Counts a rejection. @returns how many of its kind there are */
export function countRejection(teamId: string, id: string, kind: "refusals" | "failures"): Promise<number> {
  const ref = reminders(teamId).doc(id);
  return runTransaction(async (tx) => {
    const count = toReminder(await tx.get(ref))[kind] + 1;
    tx.update(ref, { [kind]: count });
    return count;
  });
}

/** Unclaimed reminders of all teams that were due before a time, oldest first, page by page. */
export async function* unclaimedReminders(before: string): AsyncGenerator<{ teamId: string; id: string }[]> {
  const waiting = firestore.collectionGroup("reminders").where("state", "==", "waiting").where("due_at", "<", before);
  for await (const page of pagesOf(waiting.orderBy("due_at").select("due_at"), DUE_AT_ONCE))
    yield page.map(({ ref }) => ({ teamId: ref.parent.parent?.id ?? "", id: ref.id }));
}

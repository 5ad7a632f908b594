import { Id, Time } from "@dure/domain/shared/value";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { z } from "zod";
import { firestore, inTeam, runTransaction } from "../../platform/firebase";

const KEPT_MS = 30 * 86_400_000;
const DUE_AT_ONCE = 100;

/** One reminder of one state of an event, for one recipient. Its id is made of these, so none is kept twice. */
const KeptReminder = z.object({
  id: Id,
  event_id: Id,
  sequence: z.int(),
  start: Time,
  type: z.enum(["email", "kakao"]),
  recipient: Id,
  due_at: Time,
  /** waiting until a job takes it; failed when it was given up, dropped when its event was moved, cancelled or over. */
  state: z.enum(["waiting", "taken", "sent", "failed", "dropped"]),
  /** How often it was refused for good, and how often for now. */
  refusals: z.int(),
  failures: z.int(),
});
export type KeptReminder = z.infer<typeof KeptReminder>;

type Ended = Extract<KeptReminder["state"], "sent" | "failed" | "dropped">;

const reminders = (teamId: string) => inTeam(teamId, "reminders");
const toReminder = (doc: DocumentSnapshot): KeptReminder => KeptReminder.parse({ ...doc.data(), id: doc.id });

/** Whether nothing more becomes of a reminder. */
export const isEnded = ({ state }: KeptReminder): boolean => state !== "waiting" && state !== "taken";

/** Keeps reminders that are not kept yet; those that are stay as they are. */
export function keepReminders(teamId: string, kept: readonly KeptReminder[]): Promise<void> {
  return runTransaction(async (tx) => {
    if (kept.length === 0) return;
    const docs = await tx.getAll(...kept.map(({ id }) => reminders(teamId).doc(id)));
    for (const [index, { id: _, ...fields }] of kept.entries()) {
      const doc = docs[index];
      if (doc && !doc.exists)
        tx.create(doc.ref, { ...fields, expires_at: new Date(Date.parse(fields.start) + KEPT_MS) });
    }
  });
}

export async function findReminder(teamId: string, id: string): Promise<KeptReminder | undefined> {
  const doc = await reminders(teamId).doc(id).get();
  return doc.exists ? toReminder(doc) : undefined;
}

/** From now on only the jobs that have it care for a reminder. Answers false when it has ended meanwhile. */
export function takeReminder(teamId: string, id: string): Promise<boolean> {
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

/** Counts an answer that said no. Returns how many of its kind there are. */
export function countNo(teamId: string, id: string, kind: "refusals" | "failures"): Promise<number> {
  const ref = reminders(teamId).doc(id);
  return runTransaction(async (tx) => {
    const count = toReminder(await tx.get(ref))[kind] + 1;
    tx.update(ref, { [kind]: count });
    return count;
  });
}

/** Reminders of all teams that were due before a time and that nobody has taken, the oldest first, page by page. */
export async function* untakenReminders(before: string): AsyncGenerator<{ teamId: string; id: string }[]> {
  const waiting = firestore.collectionGroup("reminders").where("state", "==", "waiting").where("due_at", "<", before);
  const due = waiting.orderBy("due_at").limit(DUE_AT_ONCE).select("due_at");
  for (let page = await due.get(); !page.empty; page = await due.startAfter(page.docs.at(-1)).get())
    yield page.docs.map(({ ref }) => ({ teamId: ref.parent.parent?.id ?? "", id: ref.id }));
}

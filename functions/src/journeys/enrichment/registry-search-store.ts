import { FieldValue } from "firebase-admin/firestore";
import { z } from "zod";
import { firestore } from "../../platform/firebase";

const DAY_MS = 86_400_000;

const Searches = z.object({ asked: z.int().nonnegative() });

const searchesDoc = (who: string, day: string) => firestore.doc(`registry-searches/${day} ${who}`);

/**
 * Counts a search of a UTC day.
 * @returns how many were counted before it; concurrent calls may get the same number, so it bounds abuse but is not
 * exact
 */
export async function countSearch(who: string, now: string): Promise<number> {
  const doc = searchesDoc(who, now.slice(0, 10));
  const { data } = Searches.safeParse((await doc.get()).data());
  const expires_at = new Date(Date.parse(now) + 2 * DAY_MS);
  await doc.set({ asked: FieldValue.increment(1), expires_at }, { merge: true });
  return data?.asked ?? 0;
}

import { AddressState } from "@dure/domain/email/address/address";
import { confirmedBefore, noticeDueAt, type ReconfirmationView } from "@dure/domain/email/law/reconfirmation";
import type { Query } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";

const PAGE = 1_000;
const SOON_MS = 30 * 86_400_000;

const agreed = (addresses: Query): Query =>
  addresses.where("marketing", "==", "subscribed").where("is_suppressed", "==", false);

const ofTeam = (teamId: string): Query => agreed(inTeam(teamId, "email-addresses"));

/** The teams with a consent whose notice is due, each team once. */
export async function* teamsWithDue(now: string): AsyncGenerator<string> {
  const due = agreed(firestore.collectionGroup("email-addresses"))
    .where("confirmed_at", "<=", confirmedBefore(now))
    .orderBy("confirmed_at")
    .select("confirmed_at");
  const told = new Set<string>();
  for await (const docs of pagesOf(due, PAGE))
    for (const { ref } of docs) {
      const teamId = ref.parent.parent?.id ?? "";
      if (!told.has(teamId)) yield teamId;
      told.add(teamId);
    }
}

/** The addresses whose notice is due, the oldest consent first. */
export async function findDue(teamId: string, now: string, limit: number): Promise<AddressState[]> {
  const due = ofTeam(teamId).where("confirmed_at", "<=", confirmedBefore(now)).orderBy("confirmed_at");
  return (await due.limit(limit).get()).docs.map((doc) => AddressState.parse(doc.data()));
}

/** How many notices are due, and when the next one leaves. */
export async function countDue(teamId: string, now: string): Promise<ReconfirmationView> {
  const known = ofTeam(teamId).where("confirmed_at", ">", "").orderBy("confirmed_at");
  const until = (time: string) => known.where("confirmed_at", "<=", confirmedBefore(time)).count().get();
  const [due, soon, first] = await Promise.all([
    until(now),
    until(new Date(Date.parse(now) + SOON_MS).toISOString()),
    known.limit(1).get(),
  ]);
  const oldest: unknown = first.docs[0]?.get("confirmed_at");
  const next_at = typeof oldest === "string" ? noticeDueAt(oldest) : null;
  return { due: due.data().count, soon: soon.data().count - due.data().count, next_at };
}

import type { BookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { Tally, type WeightedHost, withHosts } from "@dure/domain/scheduling/booking-page/round-robin";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const tallyDoc = (teamId: string, pageId: string) => inTeam(teamId, "page-tallies").doc(pageId);

type Turns = Pick<BookingPage, "id" | "strategy"> & { organizers: readonly WeightedHost[] };

/** The tally of the page's current hosts: those who joined or left since it was written are added or dropped. */
const tallyIn = (doc: DocumentSnapshot, { organizers }: Turns, now: string): Tally =>
  withHosts(Tally.parse(doc.get("hosts") ?? {}), organizers, now);

/** A page's current tally. */
export const findTally = async (teamId: string, page: Turns, now: string): Promise<Tally> =>
  tallyIn(await tallyDoc(teamId, page.id).get(), page, now);

/** Reads and locks the tally, which serializes the bookings of a round-robin page; undefined for other pages. */
export async function readTally(tx: Transaction, teamId: string, page: Turns, now: string): Promise<Tally | undefined> {
  if (page.strategy !== "round-robin") return undefined;
  return tallyIn(await tx.get(tallyDoc(teamId, page.id)), page, now);
}

export function saveTally(tx: Transaction, teamId: string, pageId: string, hosts: Tally): void {
  tx.set(tallyDoc(teamId, pageId), { hosts });
}

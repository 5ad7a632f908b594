import type { BookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { pickHost, Tally, type WeightedHost, withHosts } from "@dure/domain/scheduling/booking-page/round-robin";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const tallyDoc = (teamId: string, pageId: string) => inTeam(teamId, "page-tallies").doc(pageId);

type Turns = Pick<BookingPage, "id" | "strategy"> & { organizers: readonly WeightedHost[] };

/** The tally for those who take turns now: whoever joined or left since it was written is seen to. */
const tallyIn = (doc: DocumentSnapshot, { organizers }: Turns, now: string): Tally =>
  withHosts(Tally.parse(doc.get("hosts") ?? {}), organizers, now);

/** What a page has given to each of its hosts, as of now. */
export const findTally = async (teamId: string, page: Turns, now: string): Promise<Tally> =>
  tallyIn(await tallyDoc(teamId, page.id).get(), page, now);

/** The same as a transaction sees it; undefined where hosts take no turns. Bookings of such a page wait for each other. */
export async function readTally(tx: Transaction, teamId: string, page: Turns, now: string): Promise<Tally | undefined> {
  if (page.strategy !== "round-robin") return undefined;
  return tallyIn(await tx.get(tallyDoc(teamId, page.id)), page, now);
}

export function saveTally(tx: Transaction, teamId: string, pageId: string, hosts: Tally): void {
  tx.set(tallyDoc(teamId, pageId), { hosts });
}

/** Whose turn it is of some of a page's hosts; undefined when there are none. */
export function whoseTurn<Host extends WeightedHost>(
  free: readonly Host[],
  tally: Tally,
  hosts: readonly WeightedHost[],
): Host | undefined {
  const ids = free.map(({ id }) => id);
  const chosen = pickHost(ids, tally, hosts);
  return free.find(({ id }) => id === chosen);
}

import type { BookingPage } from "@dure/domain/scheduling/booking-page";
import { pickHost, type Tally, withHosts } from "@dure/domain/scheduling/round-robin";
import type { Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { inTeam } from "../../platform/firebase";

const Kept = z.object({ hosts: z.record(z.string(), z.object({ count: z.number(), lastMs: z.number() })) });

const tallyDoc = (teamId: string, pageId: string) => inTeam(teamId, "page-tallies").doc(pageId);

type Turns = Pick<BookingPage, "id" | "strategy" | "organizers">;

/** How often each host of a page had their turn, as of now. */
export async function findTally(teamId: string, page: Turns): Promise<Tally> {
  const doc = await tallyDoc(teamId, page.id).get();
  return withHosts(Kept.safeParse(doc.data()).data?.hosts ?? {}, page.organizers);
}

/** The same as a transaction sees it; undefined where hosts take no turns. Bookings of such a page wait for each other. */
export async function readTally(tx: Transaction, teamId: string, page: Turns): Promise<Tally | undefined> {
  if (page.strategy !== "round-robin") return undefined;
  const doc = await tx.get(tallyDoc(teamId, page.id));
  return withHosts(Kept.safeParse(doc.data()).data?.hosts ?? {}, page.organizers);
}

export function saveTally(tx: Transaction, teamId: string, pageId: string, hosts: Tally): void {
  tx.set(tallyDoc(teamId, pageId), { hosts });
}

/** Hosts in the order of whose turn it is. */
export function inOrderOfTurns<Host extends { id: string; weight: number }>(
  hosts: readonly Host[],
  tally: Tally,
): Host[] {
  const left = new Map(hosts.map((host) => [host.id, host]));
  return hosts.flatMap(() => {
    const next = left.get(pickHost([...left.keys()], tally, hosts) ?? "");
    if (next) left.delete(next.id);
    return next ?? [];
  });
}

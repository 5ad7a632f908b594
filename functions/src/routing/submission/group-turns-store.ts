import { GroupTurns } from "@dure/domain/routing/submission/group-turns";
import type { Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { inTeam } from "../../platform/firebase";

/** The turns of a router's groups, by group. */
export const RouterTurns = z.record(z.string(), GroupTurns);
export type RouterTurns = z.infer<typeof RouterTurns>;

const turnsDoc = (teamId: string, routerId: string) => inTeam(teamId, "group-turns").doc(routerId);

/** Reads and locks the turns of a router's groups. */
export async function readRouterTurns(tx: Transaction, teamId: string, routerId: string): Promise<RouterTurns> {
  return RouterTurns.parse((await tx.get(turnsDoc(teamId, routerId))).get("groups") ?? {});
}

export function saveRouterTurns(tx: Transaction, teamId: string, routerId: string, groups: RouterTurns): void {
  tx.set(turnsDoc(teamId, routerId), { groups });
}

export async function removeRouterTurns(teamId: string, routerId: string): Promise<void> {
  await turnsDoc(teamId, routerId).delete();
}

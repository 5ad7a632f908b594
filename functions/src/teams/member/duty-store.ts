import { Duty } from "@dure/domain/teams/duty";
import type { Query, QuerySnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const duties = (teamId: string) => inTeam(teamId, "duties");
const ofMember = (teamId: string, userId: string): Query =>
  duties(teamId).where("member_ids", "array-contains", userId);
const toDuties = ({ docs }: QuerySnapshot): Duty[] => docs.map((doc) => Duty.parse({ ...doc.data(), id: doc.id }));

/** What a member is assigned to, by its title. */
export const findDuties = async (teamId: string, userId: string): Promise<Duty[]> =>
  byTitle(toDuties(await ofMember(teamId, userId).get()));

export const readDuties = async (tx: Transaction, teamId: string, userId: string): Promise<Duty[]> =>
  byTitle(toDuties(await tx.get(ofMember(teamId, userId))));

const byTitle = (all: Duty[]): Duty[] => all.sort((a, b) => a.title.localeCompare(b.title, "ko"));

/** Written with the page itself, so that the two never differ. */
export function saveDuty(tx: Transaction, teamId: string, { id, ...fields }: Duty): void {
  tx.set(duties(teamId).doc(id), fields);
}

export function removeDuty(tx: Transaction, teamId: string, id: string): void {
  tx.delete(duties(teamId).doc(id));
}

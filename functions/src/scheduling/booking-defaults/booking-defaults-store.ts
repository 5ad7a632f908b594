import { BookingDefaults } from "@dure/domain/scheduling/booking-defaults";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const defaultsDoc = (teamId: string, userId: string) => inTeam(teamId, "booking-defaults").doc(userId);

const toDefaults = (doc: DocumentSnapshot): BookingDefaults | undefined =>
  doc.exists ? BookingDefaults.parse(doc.data()) : undefined;

export const findDefaults = async (teamId: string, userId: string): Promise<BookingDefaults | undefined> =>
  toDefaults(await defaultsDoc(teamId, userId).get());

export const readDefaults = async (
  tx: Transaction,
  teamId: string,
  userId: string,
): Promise<BookingDefaults | undefined> => toDefaults(await tx.get(defaultsDoc(teamId, userId)));

export function saveDefaults(tx: Transaction, teamId: string, userId: string, defaults: BookingDefaults): void {
  tx.set(defaultsDoc(teamId, userId), defaults);
}

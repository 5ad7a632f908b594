import {
  BookingDefaults,
  fromWorkingHours,
  toWorkingHours,
} from "@dure/domain/scheduling/booking-defaults/booking-defaults";
import { WorkingHours } from "@dure/domain/scheduling/booking-page/booking-page";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/** Hours by weekday: Firestore has no nested arrays. */
const Stored = BookingDefaults.omit({ workingHours: true }).extend({ working_hours: WorkingHours });

const defaultsDoc = (teamId: string, userId: string) => inTeam(teamId, "booking-defaults").doc(userId);

function toDefaults(doc: DocumentSnapshot): BookingDefaults | undefined {
  if (!doc.exists) return undefined;
  const { working_hours, ...others } = Stored.parse(doc.data());
  return { ...others, workingHours: fromWorkingHours(working_hours) };
}

export const findDefaults = async (teamId: string, userId: string): Promise<BookingDefaults | undefined> =>
  toDefaults(await defaultsDoc(teamId, userId).get());

export const readDefaults = async (
  tx: Transaction,
  teamId: string,
  userId: string,
): Promise<BookingDefaults | undefined> => toDefaults(await tx.get(defaultsDoc(teamId, userId)));

/** A member's defaults, unless they were saved after a time (UTC). */
export async function readChangeableDefaults(
  tx: Transaction,
  teamId: string,
  userId: string,
  savedBefore: string,
): Promise<BookingDefaults | undefined> {
  const doc = await tx.get(defaultsDoc(teamId, userId));
  const savedMs = doc.updateTime?.toMillis() ?? 0;
  return savedMs < Date.parse(savedBefore) ? toDefaults(doc) : undefined;
}

export function saveDefaults(tx: Transaction, teamId: string, userId: string, defaults: BookingDefaults): void {
  const { workingHours, ...others } = defaults;
  tx.set(defaultsDoc(teamId, userId), { ...others, working_hours: toWorkingHours({ workingHours }) });
}

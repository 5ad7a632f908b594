import { daysOf, OccupiedTime } from "@dure/domain/scheduling/scheduled-event/host-day";
import { type DocumentSnapshot, FieldPath, type Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { inTeam } from "../../platform/firebase";

// One document for each host and UTC day with meetings. Transactions on these documents serialise a host's bookings.
const Day = z.object({ intervals: z.array(OccupiedTime) });

const dayDoc = (teamId: string, hostId: string, day: string) => inTeam(teamId, "host-days").doc(`${hostId}_${day}`);
const timesIn = (doc: DocumentSnapshot): OccupiedTime[] => (doc.exists ? Day.parse(doc.data()).intervals : []);

/**
 * A host's times on consecutive days, each once.
 * @returns also a version that grows with every change, even with one that is undone
 */
export async function findHeldTimes(
  teamId: string,
  hostId: string,
  days: readonly string[],
): Promise<{ times: OccupiedTime[]; version: number }> {
  const [first = "", last = ""] = [days.at(0), days.at(-1)];
  const found = await inTeam(teamId, "host-days")
    .where(FieldPath.documentId(), ">=", `${hostId}_${first}`)
    .where(FieldPath.documentId(), "<=", `${hostId}_${last}`)
    .get();
  return {
    times: dedupeTimes(found.docs.flatMap(timesIn)),
    version: Math.max(0, ...found.docs.map(({ updateTime }) => updateTime.toMillis())),
  };
}

/** A host's times by UTC day. */
export type HostDays = { hostId: string; days: ReadonlyMap<string, OccupiedTime[]> };

/**
 * Reads and locks the documents of hosts' days in a transaction: in one call and in a fixed order, so that two
 * transactions never wait for each other's locks.
 */
export async function readHostDays(
  tx: Transaction,
  teamId: string,
  hostIds: readonly string[],
  days: readonly string[],
): Promise<HostDays[]> {
  const [hosts, sorted] = [hostIds.toSorted(), days.toSorted()];
  const docs = await tx.getAll(...hosts.flatMap((hostId) => sorted.map((day) => dayDoc(teamId, hostId, day))));
  return hosts.map((hostId, place) => {
    const own = docs.slice(place * sorted.length, (place + 1) * sorted.length);
    return { hostId, days: new Map(own.map((doc, i) => [sorted[i] ?? "", timesIn(doc)])) };
  });
}

/** Writes a host's days, with `time` added to those that it touches. */
export function saveHostDays(
  tx: Transaction,
  teamId: string,
  { hostId, days }: HostDays,
  time: OccupiedTime | undefined,
): void {
  const touched = time ? daysOf(time) : [];
  for (const [day, times] of days) {
    const intervals = time && touched.includes(day) ? [...times, time] : times;
    tx.set(dayDoc(teamId, hostId, day), { intervals });
  }
}

export const dedupeTimes = (times: readonly OccupiedTime[]): OccupiedTime[] => [
  ...new Map(times.map((one) => [one.event_id, one])).values(),
];

/** Replaces a host's days; the transaction has read them. */
export function setHostDays(tx: Transaction, teamId: string, { hostId, days }: HostDays): void {
  for (const [day, intervals] of days) tx.set(dayDoc(teamId, hostId, day), { intervals });
}

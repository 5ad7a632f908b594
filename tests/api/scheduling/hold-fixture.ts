import { randomUUID } from "node:crypto";
import {
  bookingPage,
  bookingRequest,
  connectGoogle,
  dayIn,
  organizerOf,
  slotsOf,
} from "../../support/scheduling/booking";
import { firestore } from "../../support/suite/admin";
import { anyAddress } from "../../support/suite/any-address";
import { connect } from "../../support/suite/client";
import { stored } from "../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

export type Slot = { start: string; end: string };
type Interval = { event_id: string; start_ms: number; expires_ms?: number };

export let tenant: Tenant;
/** Three members with calendars, set by `createHosts`. */
export const hosts: Member[] = [];

export async function createHosts(): Promise<void> {
  tenant = await createTenant();
  hosts.splice(0, hosts.length, ...(await Promise.all([tenant.member(), tenant.member(), tenant.member()])));
  for (const host of hosts) await connectGoogle(host);
}

const publish = (count: number, more: Parameters<typeof bookingPage>[1] = {}) =>
  bookingPage(hosts[0] as Member, {
    organizers: hosts.slice(0, count).map((host) => organizerOf(host)),
    // Each page has its own week, so that tests of the same host do not collide.
    window: { start: dayIn(firstDay), end: dayIn(firstDay + 6) },
    ...more,
  });

let firstDay = 30;

/** Creates a page whose times no other page has. */
export async function newPage(count = 1, more: Parameters<typeof bookingPage>[1] = {}) {
  firstDay += 7;
  const { id } = await publish(count, more);
  const slots = await slotsOf(id, firstDay, 7);
  const [slot, next, late] = [slots[0], slots[1], slots[6]];
  if (!slot || !next || !late) throw new Error("No free time.");
  return { id, slot, next, late, from: firstDay };
}

export const hold = (
  id: string,
  { start, end }: Slot,
  holdId: string = randomUUID(),
  address = anyAddress(),
  more = {},
) =>
  connect().scheduling.holdTime(
    { params: { id }, body: { hold_id: holdId, start, end, ...more } },
    { context: { headers: { "x-forwarded-for": address } } },
  );

export const release = (id: string, holdId: string) => connect().scheduling.releaseTime({ params: { id, holdId } });

export const book = (id: string, slot: Slot, more: { hold_id?: string } = {}) =>
  connect().scheduling.bookPublicly({
    query: { id, type: "multi-use" },
    body: { ...bookingRequest(slot), ...more },
  });

export async function startsFor(id: string, from: number, holdId?: string): Promise<string[]> {
  const { slots } = await connect().scheduling.getPublicBooking({
    params: { id },
    query: { start: dayIn(from), end: dayIn(from + 6), timezone: "Asia/Seoul", ...(holdId && { hold_id: holdId }) },
  });
  return slots.map(({ start }) => start);
}

/** The hosts' intervals that start at a time: holds and events. */
export async function intervalsAt({ start }: Slot): Promise<{ host: string; id: string }[]> {
  const days = await stored(tenant.teamId, "host-days");
  return days.flatMap((day) =>
    (day.intervals as Interval[])
      .filter(({ start_ms }) => start_ms === Date.parse(start))
      .map(({ event_id }) => ({ host: String(day.id).replace(/_[\d-]+$/, ""), id: event_id })),
  );
}

/** Moves a hold back in time, as if `byMs` had passed. */
export async function backdateHold(holdId: string, byMs: number): Promise<void> {
  const doc = firestore.doc(`teams/${tenant.teamId}/holds/${holdId}`);
  const { time, since_ms } = (await doc.get()).data() as { time: Interval & { expires_ms: number }; since_ms: number };
  await doc.update({ since_ms: since_ms - byMs, "time.expires_ms": time.expires_ms - byMs });
  const days = await firestore.collection(`teams/${tenant.teamId}/host-days`).get();
  for (const day of days.docs) {
    const intervals = day.get("intervals") as Interval[];
    if (!intervals.some(({ event_id }) => event_id === `hold-${holdId}`)) continue;
    await day.ref.update({
      intervals: intervals.map((one) =>
        one.event_id === `hold-${holdId}` ? { ...one, expires_ms: (one.expires_ms ?? 0) - byMs } : one,
      ),
    });
  }
}

export const slotTaken = { status: 409, code: "SLOT_TAKEN" };

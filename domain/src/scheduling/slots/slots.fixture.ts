import { type Interval, MINUTE_MS } from "./interval";
import { freeSlots, type Offer } from "./slots";

const NOBODY = { busy: [], held: [] };

/** What a page offers, whoever is busy. */
export const offeredSlots = (offer: Offer, range: Interval, now: number): Interval[] =>
  freeSlots(offer, range, now, NOBODY);

/** Whether a page offers exactly this time, whoever is busy. */
export const isOffered = (offer: Offer, slot: Interval, now: number): boolean =>
  slot.end - slot.start === offer.length * MINUTE_MS &&
  offeredSlots(offer, { start: slot.start, end: slot.start + 1 }, now).length > 0;

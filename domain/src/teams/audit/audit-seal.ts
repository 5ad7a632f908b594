import { z } from "zod";
import { Time } from "../../shared/value";

/**
 * A seal over the entries that were committed from `from` until before `until`. Each names the one before it by its
 * keyed hash (docs/audit.md).
 */
export const AuditSeal = z.object({
  /** Counts up from 1 within a team. */
  number: z.int().positive(),
  from: Time,
  until: Time,
  count: z.int().positive(),
  /** A hash over the entries in the order of their commits. */
  digest: z.string(),
  /** The keyed hash of the seal before; "" for the first. */
  previous: z.string(),
  /** The keyed hash of this seal. */
  mac: z.string(),
});
export type AuditSeal = z.infer<typeof AuditSeal>;

/** `expired`: its entries are older than a year and may be gone; the seal itself still holds. */
export const SEAL_STATES = ["intact", "altered", "expired"] as const;
export const SealCheck = AuditSeal.pick({ number: true, from: true, until: true, count: true }).extend({
  state: z.enum(SEAL_STATES),
});
export type SealCheck = z.infer<typeof SealCheck>;

const HOUR_MS = 3_600_000;
/** Longer than a commit can take after Firestore has set its time, so no entry appears late in a sealed span. */
const SETTLED_MS = 600_000;
const KEPT_MS = 365 * 86_400_000;

const hourOf = (ms: number): number => Math.floor(ms / HOUR_MS) * HOUR_MS;

/** The end of the last hour that can be sealed. */
export const sealableUntil = (now: string): string => new Date(hourOf(Date.parse(now) - SETTLED_MS)).toISOString();

/** The hour of UTC that holds a commit: no seal covers more. */
export function spanOf(committedMs: number): { from: string; until: string } {
  const from = hourOf(committedMs);
  return { from: new Date(from).toISOString(), until: new Date(from + HOUR_MS).toISOString() };
}

/** What a seal's keyed hash is made of. */
export const sealedText = ({ number, from, until, count, digest, previous }: Omit<AuditSeal, "mac">): string =>
  JSON.stringify([number, from, until, count, digest, previous]);

type Found = { mac: string; digest: string; count: number } | undefined;

/**
 * Checks a seal against the current entries.
 * @param found the keyed hash, the digest of the entries and their number, as computed now
 * @param before the previous seal; undefined for the first
 */
export function checkSeal(
  seal: AuditSeal,
  { found, before, now }: { found: Found; before: AuditSeal | undefined; now: string },
): SealCheck["state"] {
  const isLinked = seal.previous === (before?.mac ?? "") && seal.number === (before?.number ?? 0) + 1;
  if (!isLinked || found?.mac !== seal.mac) return "altered";
  if (isExpired(seal, now)) return "expired";
  return found.digest === seal.digest && found.count === seal.count ? "intact" : "altered";
}

/** Whether entries of a seal may have been removed because of their age. */
export const isExpired = ({ from }: Pick<AuditSeal, "from">, now: string): boolean =>
  Date.parse(now) - Date.parse(from) > KEPT_MS;

/** Crockford's base 32: no I, L, O and U, which people misread. Ten characters are 50 bits. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_CHARACTERS = 10;

/** The most wrong codes of an account within the time; only somebody who knows the password can try one. */
export const MAX_TRIES = 5;
export const TRIES_MS = 15 * 60_000;

/** A code from random bytes, one a character, in two groups: `7K2QD-9M4XW`. */
export function recoveryCode(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, RECOVERY_CODE_CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  if (letters.length < RECOVERY_CODE_CHARACTERS) throw new Error("A recovery code needs more random bytes.");
  return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
}

/**
 * The form in which codes are compared: upper case, without spaces and dashes, and with Crockford's look-alikes
 * replaced.
 */
export const canonicalCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");

/** An account's unused codes, hashed, and the recent tries (ms). */
export type RecoveryCodes = { hashes: string[]; tries_ms: number[] };

export type Spent = { outcome: "right" | "wrong"; next: RecoveryCodes } | { outcome: "full"; waitMs: number };

/** Spends a code: each works once. A right one clears the wrong tries before it. */
export function spendCode({ hashes, tries_ms }: RecoveryCodes, hash: string, nowMs: number): Spent {
  const recent = tries_ms.filter((at) => at + TRIES_MS > nowMs);
  const [first] = recent;
  if (first !== undefined && recent.length >= MAX_TRIES) return { outcome: "full", waitMs: first + TRIES_MS - nowMs };
  if (!hashes.includes(hash)) return { outcome: "wrong", next: { hashes, tries_ms: [...recent, nowMs] } };
  return { outcome: "right", next: { hashes: hashes.filter((one) => one !== hash), tries_ms: [] } };
}

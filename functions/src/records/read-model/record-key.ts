import { createHash } from "node:crypto";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A record's id as a UUID of 16 bytes: joins, sorting and indexes cost a fraction of the same on text. Most ids are
 * UUIDs already; any other id is hashed.
 */
export function keyOf(id: string): string {
  if (UUID.test(id)) return id;
  const hash = createHash("sha256").update(id).digest("hex");
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join("-");
}

/** The id to store beside the key; null if the key equals the id. */
export const idBesideKey = (id: string): string | null => (UUID.test(id) ? null : id);

/** A key's value in the database's own type. */
export const keyNumber = (id: string): bigint => BigInt(`0x${keyOf(id).replaceAll("-", "")}`);

import { createHash } from "node:crypto";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A record's id in sixteen bytes, written as a UUID: joins, orders and indexes cost a fraction of what they cost on
 * text. Most ids are UUIDs and their own keys; of any other the hash is.
 */
export function keyOf(id: string): string {
  if (UUID.test(id)) return id;
  const hash = createHash("sha256").update(id).digest("hex");
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join("-");
}

/** The id beside its key: null where the key says it already. */
export const idBesideKey = (id: string): string | null => (UUID.test(id) ? null : id);

/** A key's value in the database's own type. */
export const keyNumber = (id: string): bigint => BigInt(`0x${keyOf(id).replaceAll("-", "")}`);

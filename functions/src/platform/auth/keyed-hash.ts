import { createHmac } from "node:crypto";
import { tokenKey } from "../config";

/**
 * A keyed hash of a text (HMAC-SHA-256). Access to the database is not enough to compute it. `context` names its
 * purpose: each purpose has a key of its own.
 */
export function keyedHash(text: string, context: string): string {
  const key = createHmac("sha256", Buffer.from(tokenKey.value(), "base64")).update(context).digest();
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** A document's id that only the server can derive from a text: 32 hex digits of its keyed hash. */
export const keyedId = (text: string, context: string): string =>
  Buffer.from(keyedHash(text, context), "base64url").toString("hex").slice(0, 32);

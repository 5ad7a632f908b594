import { createHash } from "node:crypto";
import { formatApiKey, KEY_ID, KEY_SECRET } from "@dure/domain/shared/caller/api-key-text";
import { randomText } from "../random-text";

export const newKeyId = (): string => randomText(KEY_ID.signs, KEY_ID.length);

/** A new key with this id, and its hash, which is stored instead of the key. */
export function newSecret(id: string): { text: string; hash: string } {
  const text = formatApiKey(id, randomText(KEY_SECRET.signs, KEY_SECRET.length));
  return { text, hash: hashOf(text) };
}

/** SHA-256, in hexadecimal: a secret of 190 random bits needs no slow hash. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

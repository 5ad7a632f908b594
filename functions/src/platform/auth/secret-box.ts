import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { tokenKey } from "../config";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text for storage (AES-256-GCM). `context` names where it is stored: it can't be opened with another one.
 */
export function seal(text: string, context: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key(), iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Opens what `seal` made with the same context; throws on any change to either. */
export function unseal(box: string, context: string): string {
  const bytes = Buffer.from(box, "base64url");
  const decipher = createDecipheriv(ALGORITHM, key(), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}

const key = () => Buffer.from(tokenKey.value(), "base64");

import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/**
 * Ties a consent page to the browser that asked for it, so that nobody can have another person's calendar connected to
 * an account of their own: the browser keeps the secret, the grant its hash.
 */
export function newBrowserSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: hashOf(secret).toString("base64url") };
}

export const isSameBrowser = (hash: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(hash, "base64url"), hashOf(secret));

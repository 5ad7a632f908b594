import { createVerify } from "node:crypto";

type Signed = { signature: string | undefined; timestamp: string | undefined; body: Buffer };

/**
 * Whether SendGrid signed a post: ECDSA over P-256 of its timestamp and its raw body. By OpenSSL, since the pure JavaScript
 * of SendGrid's own helper takes ten times as long, for each post.
 * @param publicKey base64 of the key's DER, as SendGrid shows it
 */
export function isSigned({ signature, timestamp, body }: Signed, publicKey: string): boolean {
  if (!publicKey || !signature || !timestamp) return false;
  try {
    const key = { key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" } as const;
    return createVerify("sha256").update(timestamp).update(body).verify(key, signature, "base64");
  } catch {
    return false;
  }
}

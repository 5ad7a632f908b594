import { createECDH, createHash, createPrivateKey, createPublicKey, createSign, type KeyObject } from "node:crypto";

/** A key pair of the event webhook: ECDSA over P-256. The public key is base64 of its DER, as SendGrid shows it. */
export interface SigningKey {
  privateKey: KeyObject;
  publicKey: string;
}

/** The key pair that derives from a text, so that it survives a restart. */
export function signingKey(seed: string): SigningKey {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(createHash("sha256").update(seed).digest());
  const point = pair.getPublicKey();
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const privateKey = createPrivateKey({
    key: {
      kty: "EC",
      crv: "P-256",
      x: coordinate(1),
      y: coordinate(33),
      d: pair.getPrivateKey().toString("base64url"),
    },
    format: "jwk",
  });
  const publicKey = createPublicKey(privateKey).export({ type: "spki", format: "der" }).toString("base64");
  return { privateKey, publicKey };
}

/** The headers of a post: the signature covers the timestamp and the raw body, including its last line break. */
export function signatureHeaders({ privateKey }: SigningKey, timestamp: string, body: string): Record<string, string> {
  return {
    "x-twilio-email-event-webhook-signature": createSign("sha256")
      .update(timestamp)
      .update(body)
      .sign(privateKey, "base64"),
    "x-twilio-email-event-webhook-timestamp": timestamp,
  };
}

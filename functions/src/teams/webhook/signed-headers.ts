import { randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** A new secret in the format of Standard Webhooks. Stripe's secrets have the same prefix, but sign differently. */
export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;

type Signed = {
  /** The delivery's id, the same in every attempt. */
  id: string;
  /** The time of the attempt. */
  at: Date;
  body: string;
};

/** The headers of a call by Standard Webhooks, with one signature for each secret. */
export async function signedHeaders({ id, at, body }: Signed, secrets: readonly string[]) {
  const { Webhook } = await import("standardwebhooks");
  return {
    "content-type": "application/json",
    "user-agent": "Dure-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(" "),
  };
}

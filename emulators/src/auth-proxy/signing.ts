import { createHmac } from "node:crypto";
import { check } from "./api-error";

/** The path of IAM Credentials' `signBlob`, which signs for the service account. */
export const SIGN_BLOB = /^\/iamcredentials\.googleapis\.com\/v1\/projects\/-\/serviceAccounts\/[^/]+:signBlob$/;

const KEY = "dure local";

/** Signs a payload. The Storage emulator does not check signatures. Payload and signature are base64. */
export function signBlob(authorization: string | undefined, payload: unknown): object {
  check(authorization === "Bearer owner", "Login Required.", 401);
  check(typeof payload === "string", "Invalid value at 'payload'.", 400);
  return { keyId: "local", signedBlob: createHmac("sha256", KEY).update(String(payload), "base64").digest("base64") };
}

import { createHmac } from "node:crypto";
import { check } from "./api-error";

/** IAM Credentials, where the service account has its signatures made. */
export const SIGN_BLOB = /^\/iamcredentials\.googleapis\.com\/v1\/projects\/-\/serviceAccounts\/[^/]+:signBlob$/;

const KEY = "dure local";

/** A signature, which the Storage emulator does not check. `payload` is base64, as the answer is. */
export function signBlob(authorization: string | undefined, payload: unknown): object {
  check(authorization === "Bearer owner", "Login Required.", 401);
  check(typeof payload === "string", "Invalid value at 'payload'.", 400);
  return { keyId: "local", signedBlob: createHmac("sha256", KEY).update(String(payload), "base64").digest("base64") };
}

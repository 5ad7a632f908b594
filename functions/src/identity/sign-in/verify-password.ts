import { samlTexts } from "@dure/domain/identity/saml/saml-texts";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import { z } from "zod";
import { callIdentity } from "./call-identity";

const WRONG = ["INVALID_PASSWORD", "INVALID_LOGIN_CREDENTIALS", "EMAIL_NOT_FOUND"];
const Failure = z.object({ error: z.object({ message: z.string() }) });

/**
 * Identity Platform's verdict on a password; its rate limit becomes a 429. For an account with a second factor, the
 * call succeeds and asks for the factor, which only a right password causes.
 */
export async function verifyPassword(
  tenantId: string,
  email: string,
  password: string,
): Promise<"right" | "wrong" | "disabled"> {
  const credentials = { tenantId, email, password, returnSecureToken: true };
  const { ok, status, body } = await callIdentity("v1/accounts:signInWithPassword", credentials);
  if (ok) return "right";

  const failure = Failure.safeParse(body);
  const reason = failure.success ? failure.data.error.message : `HTTP ${status}`;
  if (WRONG.some((one) => reason.startsWith(one))) return "wrong";
  // The blocking function knows of the lock before Identity Platform does.
  if (reason.startsWith("USER_DISABLED") || reason.includes("A-PN-0013")) return "disabled";
  if (reason.includes("A-PN-0011")) throw new AppError("A-PN-0011", samlTexts.ssoOnly);
  if (reason.startsWith("TOO_MANY_ATTEMPTS_TRY_LATER"))
    throw new AppError("TOO_MANY_REQUESTS", identityTexts.tooManyTries);
  throw new Error(`Identity Platform could not check a password: ${reason}`);
}

import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import { z } from "zod";
import { identityApiKey, identityUrl } from "../../platform/config";

const TIMEOUT_MS = 10_000;

const WRONG = ["INVALID_PASSWORD", "INVALID_LOGIN_CREDENTIALS", "EMAIL_NOT_FOUND"];
const Failure = z.object({ error: z.object({ message: z.string() }) });

/** Identity Platform's verdict on a password; its own rate limit answers 429. */
export async function verifyPassword(
  tenantId: string,
  email: string,
  password: string,
): Promise<"right" | "wrong" | "disabled"> {
  const response = await fetch(`${identityUrl.value()}/v1/accounts:signInWithPassword?key=${identityApiKey.value()}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ tenantId, email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return "right";

  const failure = Failure.safeParse(await response.json());
  const reason = failure.success ? failure.data.error.message : `HTTP ${response.status}`;
  if (WRONG.some((one) => reason.startsWith(one))) return "wrong";
  // The blocking function knows of the lock before Identity Platform does.
  if (reason.startsWith("USER_DISABLED") || reason.includes("A-PN-0013")) return "disabled";
  if (reason.startsWith("TOO_MANY_ATTEMPTS_TRY_LATER"))
    throw new AppError("TOO_MANY_REQUESTS", identityTexts.tooManyTries);
  throw new Error(`Identity Platform could not check a password: ${reason}`);
}

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { isLocked } from "@dure/domain/identity/sign-in";
import { identityTexts } from "@dure/domain/identity/texts";
import type { Tenant } from "@dure/domain/shared/caller/tenant";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Account } from "../tenant/account";
import { assertProvider } from "./assert-provider";
import { findRegistered } from "./find-registered";
import { blocked, lockAccount } from "./lock-account";
import { readAttempts, reserveAttempt, settleAttempt } from "./password-attempt-store";
import { verifyPassword } from "./verify-password";

type Registered = { tenant: Tenant; account: Account };

/**
 * Checks a password and counts wrong ones (docs/product/identity.md#lockout). Each attempt is reserved before the
 * check, so that concurrent guesses all count. A right password grants the browser one sign-in with it.
 * @returns the account of a right password
 * @throws A-PN-0007, 0008, 0009, 0013, 0014
 */
export async function verifyPasswordWithLockout(ctx: Context, email: string, password: string): Promise<Registered> {
  const found = await findRegistered(email);
  if (!found) throw new AppError("A-PN-0009", identityTexts.notSignedUp);
  const { tenant, account } = found;
  if (account.disabled) throw blocked();
  assertProvider(account, "password");

  const id = randomUUID();
  const place = await waitForPlace(email, id);
  const verdict = place === "locked" ? "disabled" : await verify(tenant.team_id, email, password, id);
  const attempts = verdict === "disabled" ? await readAttempts(email) : await settleAttempt(email, id, verdict);
  if (verdict === "right") return found;
  if (verdict === "wrong" && !isLocked(attempts.retryCounts))
    throw new AppError("A-PN-0014", identityTexts.wrongPassword(attempts.retryCounts), {
      retry_count: attempts.retryCounts,
    });
  await lockAccount(ctx, tenant.team_id, account, attempts);
  throw blocked();
}

const PAUSE_MS = 100;
const MAX_WAITS = 80;

/** While concurrent attempts use up the remaining ones, a further attempt waits for their results. */
async function waitForPlace(email: string, id: string): Promise<"begun" | "locked"> {
  for (let waits = 0; waits < MAX_WAITS; waits++) {
    const place = await reserveAttempt(email, id, Date.now());
    if (place !== "full") return place;
    await pause(PAUSE_MS);
  }
  throw new AppError("TOO_MANY_REQUESTS", identityTexts.tooManyTries);
}

async function verify(teamId: string, email: string, password: string, id: string) {
  try {
    return await verifyPassword(teamId, email, password);
  } catch (error) {
    await settleAttempt(email, id, error instanceof AppError ? "refused" : "lost");
    throw error;
  }
}

import type { identityApi } from "@dure/domain/identity/api";
import { isLocked } from "@dure/domain/identity/sign-in";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { findRegistered } from "./find-registered";
import { lockAccount } from "./lock-account";
import { readAttempts } from "./password-attempt-store";

/**
 * Anyone may call this, so only the server's own count of wrong passwords decides; an unknown e-mail address has none.
 */
export const disableUser: Verb<typeof identityApi.disableUser> = async (ctx, { params, body: { email } }) => {
  const [found, attempts] = await Promise.all([findRegistered(email), readAttempts(email)]);
  if (!found || found.tenant.team_id !== params.tenantId || !isLocked(attempts.retryCounts))
    throw new AppError("NOT_ACCEPTABLE", identityTexts.notLocked);
  await lockAccount(ctx, params.tenantId, found.account, attempts);
};

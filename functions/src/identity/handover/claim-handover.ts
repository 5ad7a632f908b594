import type { identityApi } from "@dure/domain/identity/api";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import { errorCode } from "../../platform/error-code";
import { tenantAuth } from "../../platform/firebase";
import type { Verb } from "../../platform/http/endpoint";
import { consumeHandover } from "./handover-store";

/**
 * Exchanges a hand-over's code for a custom token of the same account. Identity Platform would create an unknown
 * account for such a token, so the account is looked up first.
 * @throws NOT_FOUND when the code is unknown, used, expired or another team's, or the account is gone or disabled
 */
export const claimHandover: Verb<typeof identityApi.claimHandover> = async ({ now }, { body: { code, team_slug } }) => {
  const handover = await consumeHandover(code, team_slug, Date.parse(now));
  if (!handover) throw ended();
  const { team_id: tenant_id, user_id, claims } = handover;
  const auth = tenantAuth(tenant_id);
  const account = await auth.getUser(user_id).catch((error: unknown) => {
    if (errorCode(error) === "auth/user-not-found") throw ended();
    throw error;
  });
  if (account.disabled) throw ended();
  return { tenant_id, token: await auth.createCustomToken(user_id, claims) };
};

const ended = () => new AppError("NOT_FOUND", identityTexts.handoverEnded);

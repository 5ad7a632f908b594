import type { identityApi } from "@dure/domain/identity/api";
import { READ_GRANT_MS } from "@dure/domain/identity/session";
import { saveReadGrant } from "../../platform/auth/session-store";
import { callerOf, sessionOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";

/**
 * The rules of Firestore and Storage can't check IP addresses. For a team with an IP list, they let a session read for
 * some minutes after the API has checked its address, as it does on every call.
 */
export const renewReadGrant: Verb<typeof identityApi.renewReadGrant> = async (ctx) => {
  if (callerOf(ctx).team.allowed_ips.length === 0) return { expires_in: null };
  await saveReadGrant(ctx.teamId, sessionOf(ctx).id, Date.parse(ctx.now) + READ_GRANT_MS);
  return { expires_in: READ_GRANT_MS / 1000 };
};

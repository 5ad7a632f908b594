import { tenantAuth } from "../suite/admin";
import { connect } from "../suite/client";
import { fresh } from "../teams/tenant";
import { signInWithToken } from "./sign-in";

/** A client in a session that was handed over, whose user signed in a little more than five minutes ago. */
export async function clientOfOldSignIn(teamId: string, uid: string) {
  const claims = { sid: fresh("s"), mfa: true, orig_auth_time: Math.floor(Date.now() / 1000) - 301 };
  const token = await tenantAuth(teamId).createCustomToken(uid, claims);
  const { idToken } = await signInWithToken(teamId, token);
  return connect(() => idToken);
}

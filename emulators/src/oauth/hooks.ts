import { json, type Reply, ReplyError } from "../stand-in/reply";
import { objectBody, type StandInRequest } from "../stand-in/request";
import { type Route, route } from "../stand-in/router";
import { isEmail } from "../stand-in/values";
import type { OAuthService } from "./oauth-service";
import { expireTokens, revokeGrants } from "./oauth-state";

/** Routes by which a test revokes grants and expires tokens. Their body is JSON with an `email`. */
export function oauthHooks(service: OAuthService): Route[] {
  return [
    route("POST", "/__revoke-grant", (request) => {
      revokeGrants(service.state(), emailIn(request));
      return done(service);
    }),
    route("POST", "/__expire", (request) => {
      expireTokens(service.state(), emailIn(request));
      return done(service);
    }),
  ];
}

function done(service: OAuthService): Reply {
  service.changed();
  return json(200, {});
}

export function emailIn(request: StandInRequest): string {
  const { email } = objectBody(request);
  if (isEmail(email)) return email.toLowerCase();
  throw new ReplyError(json(400, { error: "email is missing or not valid" }));
}

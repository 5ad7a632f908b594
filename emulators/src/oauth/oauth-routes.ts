import { type Route, route } from "../stand-in/router";
import { decideConsent, showConsent } from "./authorize";
import type { OAuthService } from "./oauth-service";
import { grantToken, revokeToken } from "./token";

export function oauthRoutes(service: OAuthService, paths: { token: string; revoke?: string }): Route[] {
  return [
    route("GET", service.authorizePath, (request) => showConsent(service, request)),
    route("POST", service.authorizePath, (request) => decideConsent(service, request)),
    route("POST", paths.token, (request) => grantToken(service, request)),
    ...(paths.revoke ? [route("POST", paths.revoke, (request) => revokeToken(service, request))] : []),
  ];
}

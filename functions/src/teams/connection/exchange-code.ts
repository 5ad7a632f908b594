import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import { appUrl } from "../../platform/config";
import type { Grant } from "./grant-store";
import { isRevoked, requestTokens } from "./oauth-call";
import { oauthProvider } from "./oauth-provider";

export type ExchangedTokens = { email: string; access_token: string; refresh_token: string; expires_at_ms: number };

/** The redirect URI of every provider's consent page. */
export const callbackUrl = (): string => `${appUrl.value()}/api/authorize/callback`;

/**
 * Exchanges a consent page's code for tokens.
 * @throws NOT_ACCEPTABLE when the code is invalid, or when the user left out a permission that the product needs
 */
export async function exchangeCode(
  teamId: string,
  { provider, service, verifier }: Grant,
  code: string,
): Promise<ExchangedTokens> {
  const { emailOf, hasPkce, scopes } = oauthProvider(provider);
  const grant = { grant_type: "authorization_code", code, redirect_uri: callbackUrl() };
  const tokens = await requestTokens(teamId, provider, {
    ...grant,
    ...(hasPkce && { code_verifier: verifier }),
  }).catch((error: unknown) => {
    throw isRevoked(error) ? new AppError("NOT_ACCEPTABLE", teamsTexts.invalidGrant) : error;
  });
  if (!tokens.refresh_token || !grants(tokens.scope, scopes[service] ?? []))
    throw new AppError("NOT_ACCEPTABLE", teamsTexts.consentIncomplete);
  const email = emailOf ? await emailOf(tokens.access_token) : emailIn(tokens.id_token ?? "");
  if (!email) throw new AppError("NOT_ACCEPTABLE", teamsTexts.consentIncomplete);
  return {
    email,
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    expires_at_ms: Date.now() + tokens.expires_in * 1000,
  };
}

/** Whether all needed scopes were granted. An answer without scopes grants the requested ones (RFC 6749 §5.1). */
function grants(scope: string | undefined, needed: readonly string[]): boolean {
  if (scope === undefined) return true;
  const granted = new Set(scope.split(/[\s,]+/).map(shortName));
  return needed.every((one) => granted.has(shortName(one)));
}

/** A scope's last part: Microsoft returns scopes with or without their address prefix. */
const shortName = (scope: string): string => scope.split("/").at(-1)?.toLowerCase() ?? "";

/**
 * The account's address. The token came directly from the provider's server, so its signature needs no check. Microsoft
 * omits `email` for accounts without a mailbox of that name; their sign-in name is their address too.
 */
function emailIn(idToken: string): string {
  const [, payload = ""] = idToken.split(".");
  const { email, preferred_username } = JSON.parse(Buffer.from(payload, "base64url").toString() || "{}");
  const address = typeof email === "string" && email ? email : preferred_username;
  return typeof address === "string" && address.includes("@") ? address.toLowerCase() : "";
}

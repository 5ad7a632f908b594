import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import { GOOGLE_SCOPES, googleClient, isRevoked } from "./google-oauth";

export type Exchanged = { email: string; access_token: string; refresh_token: string; expires_at_ms: number };

/**
 * Trades a consent page's code for tokens.
 * @throws NOT_ACCEPTABLE when the code is not good, or when the user left out a permission that the product needs
 */
export async function exchangeCode(code: string, codeVerifier: string): Promise<Exchanged> {
  const client = await googleClient();
  const { tokens } = await client.getToken({ code, codeVerifier }).catch((error: unknown) => {
    throw isRevoked(error) ? new AppError("NOT_ACCEPTABLE", teamsTexts.invalidGrant) : error;
  });
  const granted = new Set((tokens.scope ?? "").split(" "));
  const email = emailIn(tokens.id_token ?? "");
  if (!email || !tokens.access_token || !tokens.refresh_token || !GOOGLE_SCOPES.every((one) => granted.has(one)))
    throw new AppError("NOT_ACCEPTABLE", teamsTexts.consentIncomplete);
  return {
    email,
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    expires_at_ms: tokens.expiry_date ?? 0,
  };
}

/** The account's address. The token came from Google's own server, so its signature needs no second look. */
function emailIn(idToken: string): string {
  const [, payload = ""] = idToken.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString() || "{}");
  return typeof claims.email === "string" ? claims.email.toLowerCase() : "";
}

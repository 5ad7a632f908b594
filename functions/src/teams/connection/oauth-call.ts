import { AppError } from "@dure/domain/shared/error";
import type { Provider } from "@dure/domain/teams/connection";
import { teamsTexts } from "@dure/domain/teams/texts";
import { z } from "zod";
import { type OAuthClient, oauthProvider } from "./oauth-provider";

const TIMEOUT_MS = 10_000;

/** What a token endpoint answers (RFC 6749 §5.1). Naver Works writes the seconds as text. */
const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
  scope: z.string().optional(),
  expires_in: z.coerce.number(),
});
export type Tokens = z.infer<typeof Tokens>;

/** An authorization server's refusal; `code` is its error code (RFC 6749 §5.2). */
export class OAuthError extends Error {
  override readonly name = "OAuthError";
  readonly code: string;

  constructor(status: number, code: string, description: string) {
    super(`${status} ${code} ${description}`.slice(0, 500));
    this.code = code;
  }
}

/**
 * Requests tokens from a provider. @throws OAuthError, CAL-DOMAIN-NW_CREDENTIALS if its own client is missing or
 * refused
 */
export async function requestTokens(
  teamId: string,
  provider: Provider,
  grant: Record<string, string>,
): Promise<Tokens> {
  const { client, hasBasicClient, tokenUrl } = oauthProvider(provider);
  const own = await client(teamId);
  const answer = await post(tokenUrl(), own, grant, hasBasicClient).catch((error: unknown) => {
    const isOwnClient = provider === "naver-works" && error instanceof OAuthError && error.code === "invalid_client";
    throw isOwnClient ? new AppError("CAL-DOMAIN-NW_CREDENTIALS", teamsTexts.naverWorksCredentials) : error;
  });
  return Tokens.parse(answer);
}

/** Revokes a grant at its provider, if the provider supports that. */
export async function revokeToken(teamId: string, provider: Provider, token: string): Promise<void> {
  const { client, hasBasicClient, revokeUrl } = oauthProvider(provider);
  const form = { token, token_type_hint: "refresh_token" };
  if (revokeUrl) await post(revokeUrl(), await client(teamId), form, hasBasicClient);
}

async function post(url: string, client: OAuthClient, form: Record<string, string>, isBasic = false): Promise<unknown> {
  const basic = Buffer.from(`${client.client_id}:${client.client_secret}`).toString("base64");
  const response = await fetch(url, {
    method: "POST",
    body: new URLSearchParams(isBasic ? form : { ...client, ...form }),
    ...(isBasic && { headers: { authorization: `Basic ${basic}` } }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  const body = parse(text);
  if (response.ok) return body;
  throw new OAuthError(response.status, String(body.error ?? ""), String(body.error_description ?? ""));
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const REVOKED = new Set(["invalid_grant", "interaction_required", "consent_required"]);

/** Whether the grant was revoked or has expired: the user must authorize again. */
export const isRevoked = (error: unknown): boolean => error instanceof OAuthError && REVOKED.has(error.code);

import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@dure/domain/shared/error";
import type { Locale } from "@dure/domain/shared/text";
import type { teamsApi } from "@dure/domain/teams/api";
import type { Provider } from "@dure/domain/teams/connection";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Verb } from "../../platform/http/endpoint";
import { sessionCookie } from "../../platform/http/session-cookie";
import { newBrowserSecret } from "./consent-browser";
import { callbackUrl } from "./exchange-code";
import { GRANT_LIFE_MS, saveGrant } from "./grant-store";
import { oauthProvider } from "./oauth-provider";

/** The address of the provider's consent page. Its state is unguessable, and works once and only in this browser. */
export const getAuthUrl: Verb<typeof teamsApi.getAuthUrl> = async (ctx, { query }) => {
  const { provider, service, login_hint } = query;
  const { client, scopes } = oauthProvider(provider);
  const wanted = scopes[service];
  if (!wanted) throw new AppError("NOT_ACCEPTABLE", teamsTexts.unsupportedProvider);
  const { client_id } = await client(ctx.teamId);
  const id = randomBytes(32).toString("base64url");
  const verifier = randomBytes(32).toString("base64url");
  const browser = newBrowserSecret();
  const grant = { user_id: ctx.actor.id, provider, service, browser_hash: browser.hash, verifier };
  await saveGrant(ctx.teamId, id, grant, Date.parse(ctx.now));
  ctx.reply.setCookie(sessionCookie(browser.secret, { path: "/api/authorize", lifeMs: GRANT_LIFE_MS }));
  const asked = { client_id, wanted, state: `${ctx.teamId}.${id}`, verifier, login_hint, locale: ctx.locale };
  return { url: consentUrl(provider, asked) };
};

type AuthUrlRequest = {
  client_id: string;
  wanted: readonly string[];
  state: string;
  verifier: string;
  login_hint: string | undefined;
  locale: Locale;
};

function consentUrl(provider: Provider, asked: AuthUrlRequest): string {
  const { authorizeUrl, identityScopes, consent, hasPkce } = oauthProvider(provider);
  const { client_id, wanted, state, verifier, login_hint, locale } = asked;
  const url = new URL(authorizeUrl());
  url.search = new URLSearchParams({
    response_type: "code",
    client_id,
    redirect_uri: callbackUrl(),
    scope: [...identityScopes, ...wanted].join(" "),
    state,
    ...consent(login_hint !== undefined, locale),
    ...(hasPkce && {
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
    }),
    ...(login_hint && { login_hint }),
  }).toString();
  return url.href;
}

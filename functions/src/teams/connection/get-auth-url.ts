import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@dure/domain/shared/error";
import type { teamsApi } from "@dure/domain/teams/api";
import type { Provider } from "@dure/domain/teams/connection";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Verb } from "../../platform/endpoint";
import { sessionCookie } from "../../platform/session-cookie";
import { newBrowserSecret } from "./consent-browser";
import { GOOGLE_SCOPES, googleClient } from "./google-oauth";
import { GRANT_LIFE_MS, keepGrant } from "./grant-store";

/** Where the caller gives their consent. The state in it is unguessable, and works once and in this browser only. */
export const getAuthUrl: Verb<typeof teamsApi.getAuthUrl> = async (ctx, { query }) => {
  assertSupported(query.provider, query.service);
  const id = randomBytes(32).toString("base64url");
  const verifier = randomBytes(32).toString("base64url");
  const browser = newBrowserSecret();
  const { id: user_id, name: user_name } = ctx.actor;
  const { provider, service } = query;
  const grant = { user_id, user_name, provider, service, browser_hash: browser.hash, verifier };
  const [client] = await Promise.all([googleClient(), keepGrant(ctx.teamId, id, grant, Date.parse(ctx.now))]);
  ctx.reply.setCookie(sessionCookie(browser.secret, { path: "/api/authorize", lifeMs: GRANT_LIFE_MS }));
  const url = client.generateAuthUrl({
    // Only an offline grant that is asked for anew is sure to come with a refresh token.
    access_type: "offline",
    prompt: query.login_hint ? "consent" : "consent select_account",
    scope: ["openid", "email", ...GOOGLE_SCOPES],
    state: `${ctx.teamId}.${id}`,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    // The SDK has this as an enumeration of another package.
    code_challenge_method: "S256" as never,
    hl: ctx.locale,
    ...(query.login_hint && { login_hint: query.login_hint }),
  });
  return { url };
};

function assertSupported(provider: Provider, service: string): void {
  if (provider === "naver-works") throw new AppError("CAL-DOMAIN-NW_CREDENTIALS", teamsTexts.naverWorksCredentials);
  if (provider !== "google" || service !== "calendar")
    throw new AppError("NOT_ACCEPTABLE", teamsTexts.unsupportedProvider);
}

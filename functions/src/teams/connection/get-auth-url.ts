import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@dure/domain/shared/error";
import type { teamsApi } from "@dure/domain/teams/api";
import type { Provider } from "@dure/domain/teams/connection";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Verb } from "../../platform/endpoint";
import { GOOGLE_SCOPES, googleClient } from "./google-oauth";
import { keepGrant } from "./grant-store";

/** Where the caller gives their consent. The state in it is unguessable and works once. */
export const getAuthUrl: Verb<typeof teamsApi.getAuthUrl> = async (ctx, { query }) => {
  assertSupported(query.provider, query.service);
  const id = randomBytes(32).toString("base64url");
  const verifier = randomBytes(32).toString("base64url");
  const { id: user_id, name: user_name } = ctx.actor;
  const grant = { user_id, user_name, provider: query.provider, service: query.service, verifier };
  const [client] = await Promise.all([googleClient(), keepGrant(ctx.teamId, id, grant, Date.parse(ctx.now))]);
  const url = client.generateAuthUrl({
    // Only an offline grant that is asked for anew is sure to come with a refresh token.
    access_type: "offline",
    prompt: "consent select_account",
    scope: ["openid", "email", ...GOOGLE_SCOPES],
    state: `${ctx.teamId}.${id}`,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    // The SDK has this as an enumeration of another package.
    code_challenge_method: "S256" as never,
    hl: ctx.locale,
  });
  return { url };
};

function assertSupported(provider: Provider, service: string): void {
  if (provider === "naver-works") throw new AppError("CAL-DOMAIN-NW_CREDENTIALS", teamsTexts.naverWorksCredentials);
  if (provider !== "google" || service !== "calendar")
    throw new AppError("NOT_ACCEPTABLE", teamsTexts.unsupportedProvider);
}

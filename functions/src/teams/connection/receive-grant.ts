import { AppError } from "@dure/domain/shared/error";
import type { Provider } from "@dure/domain/teams/connection";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Response } from "express";
import { logger } from "firebase-functions";
import type { Request } from "firebase-functions/https";
import type { Incoming } from "../../platform/http/endpoint";
import { sessionIn } from "../../platform/http/session-cookie";
import { stackOf } from "../../platform/stack-of";
import { isSameBrowser } from "./consent-browser";
import { exchangeCode } from "./exchange-code";
import { consumeGrant, type Grant } from "./grant-store";
import { granteeContext } from "./grantee-context";
import { saveConnectedAccount } from "./save-connected-account";
import { type GrantOutcome, sendGrantPage } from "./send-grant-page";

/**
 * Receives a provider's answer at the team's host: GET /api/authorize/finish?state&code, or &error. The callback that
 * the provider knows redirects there (redirect-to-team.ts).
 */
export async function receiveGrant(req: Request, res: Response, incoming: Incoming): Promise<void> {
  const { state, code, error, error_description } = req.query;
  const [, teamId = "", id = ""] = String(state ?? "").match(/^([\w-]{1,128})\.([\w-]{43})$/) ?? [];
  const grant = teamId ? await consumeGrant(teamId, id, Date.parse(incoming.now)) : undefined;
  const isOwn = grant && isSameBrowser(grant.browser_hash, sessionIn(req.get("cookie")));
  const outcome = isOwn
    ? error === undefined
      ? await redeem({ teamId, grant, incoming, code: textOf(code) })
      : refused(grant.provider, textOf(error), textOf(error_description))
    : ({ type: "error", provider: null, error: teamsTexts.invalidGrant } as const);
  sendGrantPage(res, outcome, incoming.locale);
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const refused = (provider: Provider, error: string, description: string): GrantOutcome => ({
  type: "error",
  provider,
  error: teamsTexts.consentDenied,
  said: { error, description },
});

type Redeeming = { teamId: string; grant: Grant; code: string; incoming: Incoming };

async function redeem({ teamId, grant, code, incoming }: Redeeming): Promise<GrantOutcome> {
  const { provider } = grant;
  try {
    const ctx = await granteeContext({ teamId, user_id: grant.user_id }, "member", incoming);
    await saveConnectedAccount(ctx, { grant, exchanged: await exchangeCode(teamId, grant, code) });
    return { type: "connected", provider };
  } catch (error) {
    if (error instanceof AppError) return { type: "error", provider, error: error.text };
    logger.error("A grant could not be redeemed.", { requestId: incoming.requestId, error: stackOf(error) });
    return { type: "error", provider, error: teamsTexts.providerFailed };
  }
}

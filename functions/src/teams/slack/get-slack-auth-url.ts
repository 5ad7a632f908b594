import type { teamsApi } from "@dure/domain/teams/api";
import { slackClientId, slackUrl } from "../../platform/config";
import type { Verb } from "../../platform/http/endpoint";
import { sessionCookie } from "../../platform/http/session-cookie";
import { newBrowserSecret } from "../connection/consent-browser";
import { GRANT_LIFE_MS } from "../connection/grant-store";
import { SLACK_SCOPES, slackCallbackUrl } from "./slack-client";
import { toState } from "./slack-state";

/** The page where an admin installs the product into a workspace. Its state works only in this browser. */
export const getSlackAuthUrl: Verb<typeof teamsApi.getSlackAuthUrl> = async ({ teamId, actor, now, reply }) => {
  const browser = newBrowserSecret();
  reply.setCookie(sessionCookie(browser.secret, { path: "/api/authorize", lifeMs: GRANT_LIFE_MS }));
  const install = { user_id: actor.id, browser_hash: browser.hash };
  const url = new URL(`${slackUrl.value()}/oauth/v2/authorize`);
  url.search = new URLSearchParams({
    client_id: slackClientId.value(),
    scope: SLACK_SCOPES.join(","),
    redirect_uri: slackCallbackUrl(),
    state: toState(teamId, { ...install, until_ms: Date.parse(now) + GRANT_LIFE_MS }),
  }).toString();
  return { url: url.href };
};

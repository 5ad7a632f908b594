import type { WebClient } from "@slack/web-api";
import { appUrl, slackUrl } from "../../platform/config";

const TIMEOUT_MS = 10_000;

/**
 * The product reads the names of channels and posts to them, to public ones even without an invitation. It finds people
 * by their address, to mention them. It reads the channels it is in, to look for a post of its own whose answer was
 * lost.
 */
export const SLACK_SCOPES = [
  ...["channels:read", "groups:read", "chat:write", "chat:write.public"],
  ...["users:read", "users:read.email", "channels:history", "groups:history"],
] as const;

/** The redirect URI of Slack's installation page. */
export const slackCallbackUrl = (): string => `${appUrl.value()}/api/authorize/slack`;

/** Slack's SDK, without its own retries: the callers decide about retries. */
export async function slackClient(token?: string): Promise<WebClient> {
  const { LogLevel, WebClient } = await import("@slack/web-api");
  return new WebClient(token, {
    slackApiUrl: `${slackUrl.value()}/api/`,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    timeout: TIMEOUT_MS,
    logLevel: LogLevel.ERROR,
  });
}

/**
 * A failed call to Slack. `revoked`: the workspace must be reconnected. `refused`: a retry can't succeed. `wait`: retry
 * after `retryAfterMs`. `unsent`: Slack was not reached. `unheard`: unknown whether Slack took the call.
 */
export type SlackFailure =
  | { kind: "revoked" | "refused" | "unsent" | "unheard"; reason: string }
  | { kind: "wait"; reason: string; retryAfterMs: number };

const REVOKED = ["invalid_auth", "not_authed", "token_revoked", "token_expired", "account_inactive", "missing_scope"];
const PASSING = ["internal_error", "fatal_error", "service_unavailable", "request_timeout", "ratelimited"];
const UNREACHED = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];

export function slackFailure(error: unknown): SlackFailure {
  const { code, data, retryAfter, original, message } = error as {
    code?: string;
    data?: { error?: string };
    retryAfter?: number;
    original?: { code?: string; cause?: { code?: string } };
    message?: string;
  };
  const reason = data?.error ?? message ?? "";
  if (code === "slack_webapi_rate_limited_error")
    return { kind: "wait", reason, retryAfterMs: (retryAfter ?? 1) * 1000 };
  if (code === "slack_webapi_http_error") return { kind: "wait", reason, retryAfterMs: 0 };
  if (code === "slack_webapi_platform_error") {
    if (REVOKED.includes(reason)) return { kind: "revoked", reason };
    return PASSING.includes(reason) ? { kind: "wait", reason, retryAfterMs: 0 } : { kind: "refused", reason };
  }
  const isUnreached = UNREACHED.includes(original?.cause?.code ?? original?.code ?? "");
  return { kind: isUnreached ? "unsent" : "unheard", reason };
}

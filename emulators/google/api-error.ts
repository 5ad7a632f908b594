import { json, type Reply, ReplyError } from "../src/stand-in/reply";

interface ErrorItem {
  domain: string;
  reason: string;
  message: string;
  locationType?: string;
  location?: string;
}

interface ErrorExtras {
  headers?: Record<string, string>;
  status?: string;
  details?: unknown[];
  message?: string;
}

function apiError(code: number, item: ErrorItem, extras: ErrorExtras = {}): Reply {
  const { headers = {}, message = item.message, ...rest } = extras;
  return json(code, { error: { code, message, errors: [item], ...rest } }, headers);
}

function refuse(code: number, item: ErrorItem, extras?: ErrorExtras): never {
  throw new ReplyError(apiError(code, item, extras));
}

const STATUS_REASONS: Record<number, [domain: string, reason: string]> = {
  403: ["usageLimits", "rateLimitExceeded"],
  404: ["global", "notFound"],
  413: ["global", "uploadTooLarge"],
  429: ["usageLimits", "rateLimitExceeded"],
};

/** A generic error, such as that of an injected fault. */
export function plainError(code: number, message: string): Reply {
  const [domain, reason] = STATUS_REASONS[code] ?? ["global", code < 500 ? "badRequest" : "backendError"];
  return apiError(code, { domain, reason, message });
}

export function badRequest(reason: string, message: string, location?: string, domain = "global"): never {
  return refuse(400, { domain, reason, message, ...(location ? { locationType: "parameter", location } : {}) });
}

export function timeRangeEmpty(): never {
  return badRequest("timeRangeEmpty", "The specified time range is empty.", "timeMax", "calendar");
}

export function notFound(): never {
  return refuse(404, { domain: "global", reason: "notFound", message: "Not Found" });
}

export function duplicate(): never {
  return refuse(409, { domain: "global", reason: "duplicate", message: "The requested identifier already exists." });
}

export function deleted(): never {
  return refuse(410, { domain: "global", reason: "deleted", message: "Resource has been deleted" });
}

export function fullSyncRequired(): never {
  const message = "Sync token is no longer valid, a full sync is required.";
  const place = { locationType: "parameter", location: "syncToken" };
  return refuse(410, { domain: "calendar", reason: "fullSyncRequired", message, ...place });
}

export function conditionNotMet(): never {
  const place = { locationType: "header", location: "If-Match" };
  return refuse(412, { domain: "global", reason: "conditionNotMet", message: "Precondition Failed", ...place });
}

export function writerAccessNeeded(): never {
  const message = "You need to have writer access to this calendar.";
  return refuse(403, { domain: "calendar", reason: "requiredAccessLevel", message });
}

export function unauthorized(hasToken: boolean): never {
  const place = { locationType: "header", location: "Authorization" };
  const error = hasToken ? ', error="invalid_token"' : "";
  const item = hasToken
    ? { domain: "global", reason: "authError", message: "Invalid Credentials", ...place }
    : { domain: "global", reason: "required", message: "Login Required.", ...place };
  return refuse(401, item, {
    message: `Request ${hasToken ? "had invalid" : "is missing required"} authentication credential${hasToken ? "s" : ""}. Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.`,
    status: "UNAUTHENTICATED",
    headers: { "www-authenticate": `Bearer realm="https://accounts.google.com/"${error}` },
  });
}

export function insufficientPermissions(scopes: readonly string[]): never {
  const item = { domain: "global", reason: "insufficientPermissions", message: "Insufficient Permission" };
  return refuse(403, item, {
    message: "Request had insufficient authentication scopes.",
    status: "PERMISSION_DENIED",
    details: [
      {
        "@type": "type.googleapis.com/google.rpc.ErrorInfo",
        reason: "ACCESS_TOKEN_SCOPE_INSUFFICIENT",
        domain: "googleapis.com",
        metadata: { service: "calendar-json.googleapis.com" },
      },
    ],
    headers: {
      "www-authenticate": `Bearer realm="https://accounts.google.com/", error="insufficient_scope", scope="${scopes.join(" ")}"`,
    },
  });
}

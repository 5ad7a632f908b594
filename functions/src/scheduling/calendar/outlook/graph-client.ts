import type { GraphError, GraphRequest } from "@microsoft/microsoft-graph-client";
import { graphUrl } from "../../../platform/config";
import { CalendarError, retryAfterMs } from "../calendar-error";
import type { CalendarAccount } from "../provider-types";
import { CALL_TIMEOUT_MS, withTokenRefresh } from "../with-token-refresh";

const loadGraph = () => import("@microsoft/microsoft-graph-client");

/** Calls Microsoft Graph as a connected account. `path` begins after the version. */
export const withGraph = <T>(
  account: CalendarAccount,
  path: string,
  call: (request: GraphRequest) => Promise<T>,
): Promise<T> =>
  withTokenRefresh(account, async (token) => {
    const request = await requestFor(token, path);
    return call(request).catch((error: unknown) => {
      throw toCalendarError(error);
    });
  });

/** All items of a list, page by page. */
export async function listAll<T>(
  account: CalendarAccount,
  path: string,
  ask: (request: GraphRequest) => GraphRequest,
): Promise<T[]> {
  const found: T[] = [];
  let next: string | undefined = path;
  let isFirst = true;
  while (next) {
    const whole = isFirst ? ask : (request: GraphRequest) => request;
    const page: { value: T[]; "@odata.nextLink"?: string } = await withGraph(account, next, (one) => whole(one).get());
    found.push(...page.value);
    next = afterVersion(page["@odata.nextLink"]);
    isFirst = false;
  }
  return found;
}

const VERSION = "v1.0";

function afterVersion(link: string | undefined): string | undefined {
  if (!link) return undefined;
  const { pathname, search } = new URL(link);
  return `${pathname.replace(`/${VERSION}`, "")}${search}`;
}

async function requestFor(token: string, path: string): Promise<GraphRequest> {
  const { Client, HTTPMessageHandler } = await loadGraph();
  const client = Client.initWithMiddleware({
    baseUrl: `${graphUrl.value()}/`,
    defaultVersion: VERSION,
    // Without the SDK's retries: they are decided by the callers (read-with-retry.ts).
    middleware: new HTTPMessageHandler(),
    fetchOptions: { signal: AbortSignal.timeout(CALL_TIMEOUT_MS), headers: { authorization: `Bearer ${token}` } },
  });
  return client.api(path);
}

function toCalendarError(error: unknown): CalendarError {
  const { message, statusCode, code, headers } = error as GraphError;
  return new CalendarError(message, {
    status: statusCode > 0 ? statusCode : undefined,
    code: code ?? undefined,
    retryAfterMs: retryAfterMs(headers?.get("retry-after")),
  });
}

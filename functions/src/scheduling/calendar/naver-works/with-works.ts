import { naverWorksApiUrl } from "../../../platform/config";
import { CalendarError, retryAfterMs } from "../calendar-error";
import type { CalendarAccount } from "../provider-types";
import { CALL_TIMEOUT_MS, withTokenRefresh } from "../with-token-refresh";

type Call = { query?: Record<string, string>; body?: object };

/** Calls the Naver Works API as a connected account; it has no SDK. `path` begins after `/users/me`. */
export const withWorks = <T>(
  account: CalendarAccount,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  { query = {}, body }: Call = {},
): Promise<T> =>
  withTokenRefresh(account, async (token) => {
    const url = new URL(`${naverWorksApiUrl.value()}/v1.0/users/me${path}`);
    url.search = new URLSearchParams(query).toString();
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new CalendarError(String(error));
    });
    return answerOf<T>(response);
  });

async function answerOf<T>(response: Response): Promise<T> {
  const text = await response.text();
  const body = parse(text);
  if (response.ok) return body as T;
  const { code, description } = (body ?? {}) as { code?: string; description?: string };
  throw new CalendarError(description ?? "", {
    status: response.status,
    code,
    retryAfterMs: retryAfterMs(response.headers.get("retry-after")),
  });
}

function parse(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { anyAddress } from "../suite/any-address";
import { suite } from "../suite/suite";

export const BROWSER =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Posts to the ingest as a browser on a website does. A text is sent as it is. */
export async function postVisit(body: unknown, origin: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${suite.apiUrl}/t`, {
    method: "POST",
    headers: {
      ...{ "content-type": "text/plain;charset=UTF-8", "user-agent": BROWSER, origin },
      ...{ "x-forwarded-for": anyAddress(), "accept-language": "en" },
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, code: text && JSON.parse(text).code };
}

import { assertOutgoingUrl } from "./outgoing-address";
import { outgoingAgent } from "./outgoing-agent";

/**
 * The target of an address's redirect, which is not followed; undefined if the address doesn't redirect to a web
 * address, or doesn't answer in time. It never throws.
 */
export async function readRedirect(url: string, timeoutMs: number): Promise<string | undefined> {
  try {
    assertOutgoingUrl(new URL(url));
    const { request } = await import("undici");
    const dispatcher = await outgoingAgent();
    const signal = AbortSignal.timeout(timeoutMs);
    const { statusCode, headers, body } = await request(url, { dispatcher, method: "HEAD", signal });
    body.on("error", () => undefined).destroy();
    const isRedirect = statusCode >= 300 && statusCode < 400;
    const target = isRedirect && typeof headers.location === "string" ? new URL(headers.location, url) : undefined;
    return target?.protocol === "https:" || target?.protocol === "http:" ? target.href : undefined;
  } catch {
    return undefined;
  }
}

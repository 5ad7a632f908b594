import { z } from "zod";
import { zoomApiUrl } from "../../platform/config";

const TIMEOUT_MS = 10_000;

/** The address of a Zoom account: Zoom gives no id tokens. */
export async function zoomEmail(accessToken: string): Promise<string> {
  const response = await fetch(`${zoomApiUrl.value()}/v2/users/me`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Zoom answered ${response.status} when asked whose account it is.`);
  return z
    .object({ email: z.string() })
    .parse(await response.json())
    .email.toLowerCase();
}

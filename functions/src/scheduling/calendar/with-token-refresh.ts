import { accessToken } from "../../teams/connection/access-token";
import { statusOf } from "./calendar-error";
import type { CalendarAccount } from "./provider-types";

/** The timeout of one call to a calendar. */
export const CALL_TIMEOUT_MS = 5_000;

/**
 * Calls a calendar with the access token of a connected account. When the provider refuses the token (401), it is
 * refreshed and the call repeated once.
 * @throws REGRANT_PERMISSION when the account must be authorized again, a CalendarError otherwise
 */
export async function withTokenRefresh<T>(
  { teamId, connectionId }: CalendarAccount,
  call: (token: string) => Promise<T>,
): Promise<T> {
  const token = await accessToken(teamId, connectionId);
  return call(token).catch(async (error: unknown) => {
    if (statusOf(error) !== 401) throw error;
    return call(await accessToken(teamId, connectionId, { refused: token }));
  });
}

import { callerOf } from "../src/oauth/caller-of";
import type { OAuthAccount } from "../src/oauth/oauth-state";
import type { StandInRequest } from "../src/stand-in/request";
import { notFound, refuse } from "./graph-error";
import type { Microsoft } from "./microsoft";
import type { MicrosoftCalendar } from "./state";

/** The caller's account if the token has the permission; else 401 or 403. */
export function callerWith({ file }: Microsoft, request: StandInRequest, permission: string): OAuthAccount {
  const caller = callerOf(file.data, request);
  if (!caller) return refuse(401, "InvalidAuthenticationToken", "Access token has expired or is not yet valid.");
  const isGranted = caller.scopes.some((scope) => scope.split("/").at(-1) === permission);
  return isGranted ? caller.account : refuse(403, "ErrorAccessDenied", "Access is denied.");
}

export function openCalendar({ file }: Microsoft, account: OAuthAccount, id: string): MicrosoftCalendar {
  return file.data.calendars.find((one) => one.id === id && one.email === account.email) ?? notFound();
}

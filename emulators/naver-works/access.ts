import { callerOf } from "../src/oauth/caller-of";
import type { OAuthAccount } from "../src/oauth/oauth-state";
import type { StandInRequest } from "../src/stand-in/request";
import type { WorksCalendar } from "./state";
import type { Works } from "./works";
import { refuse } from "./works-error";

/** The account in the path, which must be the caller's: `me`, e-mail or user id. */
export function openAccount({ file }: Works, request: StandInRequest): OAuthAccount {
  const caller = callerOf(file.data, request);
  if (!caller) return refuse(401, "Access token is missing, invalid or expired.");
  if (!caller.scopes.includes("calendar")) return refuse(403, "The scope calendar is needed.");
  const { email, sub } = caller.account;
  return ["me", email, sub].includes(request.params.userId ?? "") ? caller.account : refuse(403, "Not your calendars.");
}

export function openCalendar(works: Works, request: StandInRequest): WorksCalendar {
  const { email } = openAccount(works, request);
  const own = works.file.data.calendars.filter((calendar) => calendar.email === email);
  return own.find(({ calendarId }) => calendarId === request.params.calendarId) ?? refuse(404, "Calendar not found.");
}

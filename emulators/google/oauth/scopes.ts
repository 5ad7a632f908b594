const AUTH = "https://www.googleapis.com/auth/";
export const EMAIL_SCOPE = `${AUTH}userinfo.email`;
export const PROFILE_SCOPE = `${AUTH}userinfo.profile`;

const SHORT_NAMES: Record<string, string> = { email: EMAIL_SCOPE, profile: PROFILE_SCOPE };

/** The requested scopes under Google's full names, without duplicates; undefined if one is unknown. */
export function readScopes(asked: string): string[] | undefined {
  const scopes = [
    ...new Set(
      asked
        .split(" ")
        .filter(Boolean)
        .map((scope) => SHORT_NAMES[scope] ?? scope),
    ),
  ];
  const isKnown = (scope: string) =>
    scope === "openid" || /^https:\/\/www\.googleapis\.com\/auth\/[a-z._]+$/.test(scope);
  return scopes.length > 0 && scopes.every(isKnown) ? scopes : undefined;
}

/** Whether a scope is only about signing in. The user may refuse all other scopes. */
export function isSignInScope(scope: string): boolean {
  return scope === "openid" || scope === EMAIL_SCOPE || scope === PROFILE_SCOPE;
}

const MEANINGS: Record<string, string> = {
  calendar: "See, edit, share, and permanently delete all the calendars you can access",
  "calendar.readonly": "See and download any calendar you can access",
  "calendar.events": "View and edit events on all your calendars",
  "calendar.events.readonly": "View events on all your calendars",
  "calendar.freebusy": "View your availability in your calendars",
  "calendar.calendarlist.readonly": "See the list of calendars you're subscribed to",
  "gmail.send": "Send email on your behalf",
  "userinfo.email": "See your primary Google Account email address",
  "userinfo.profile": "See your personal info",
};

export function scopeDescription(scope: string): string {
  if (scope === "openid") return "Associate you with your personal info on Google";
  const name = scope.slice(AUTH.length);
  return MEANINGS[name] ?? name;
}

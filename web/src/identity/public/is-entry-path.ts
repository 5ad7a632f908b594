/** Whether an address is that of a page before a session, which is shown without the app. */
export const isEntryPath = (path: string): boolean =>
  /^\/(?:login|sign-up|sso\/[^/]+)\/?$/.test(path.replace(/[?#].*$/s, ""));

/** The login page, which leads back to `next` afterwards. */
export const loginPath = (next: string): string =>
  next === "/" || isEntry(next) ? "/login" : `/login?next=${encodeURIComponent(next)}`;

/** Whether a page is for signed-out users: returning to it after the log-in would start over. */
const isEntry = (path: string): boolean => /^\/(login|sign-up|forgot-password|enter)(?![\w-])/.test(path);

/** The base for parsing: an address with another origin leads out of the app. */
const ORIGIN = "https://app.invalid";

/**
 * The page to open after the log-in, within the app. The address is parsed like in a browser, which drops tabs and line
 * breaks and reads a backslash as a slash. An address of another origin is ignored.
 */
export const nextPathOf = (search: URLSearchParams): string => {
  const given = search.get("next") ?? "/";
  const next = given.startsWith("/") ? URL.parse(given, ORIGIN) : null;
  if (next?.origin !== ORIGIN || next.pathname.startsWith("//") || isEntry(next.pathname)) return "/";
  return `${next.pathname}${next.search}${next.hash}`;
};

/** The login page, which leads back to `next` afterwards. */
export const loginPath = (next: string): string =>
  next === "/" || isEntry(next) ? "/login" : `/login?next=${encodeURIComponent(next)}`;

/** Whether a page is for people who are not signed in: leading back there would begin all over again. */
const isEntry = (path: string): boolean => /^\/(login|sign-up|forgot-password|enter)(?![\w-])/.test(path);

/** Any origin that is not ours, so that whatever leads elsewhere is told from what stays. */
const ORIGIN = "https://app.invalid";

/**
 * Where to go after login: a place in the app. The address is parsed as a browser does, which drops tabs and line breaks and
 * reads a backslash as a slash; whatever leads to another origin is ignored.
 */
export const nextPathOf = (search: URLSearchParams): string => {
  const given = search.get("next") ?? "/";
  const next = given.startsWith("/") ? URL.parse(given, ORIGIN) : null;
  if (next?.origin !== ORIGIN || next.pathname.startsWith("//") || isEntry(next.pathname)) return "/";
  return `${next.pathname}${next.search}${next.hash}`;
};

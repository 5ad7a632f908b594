/** The login page, which leads back to `next` afterwards. */
export const loginPath = (next: string): string =>
  next === "/" || next.startsWith("/login") ? "/login" : `/login?next=${encodeURIComponent(next)}`;

/** Where to go after login. Only places in the app: another origin in the address is ignored. */
export const nextPathOf = (search: URLSearchParams): string => {
  const next = search.get("next") ?? "/";
  return /^\/(?![/\\])/.test(next) ? next : "/";
};

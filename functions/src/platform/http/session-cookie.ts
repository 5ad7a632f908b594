import { appUrl } from "../config";

/** The only cookie that Hosting passes on to a function. */
const NAME = "__session";

/** A `set-cookie` header: the browser sends the cookie to `path` only, and scripts cannot read it. */
export function sessionCookie(value: string, { path, lifeMs }: { path: string; lifeMs: number }): string {
  const isSecure = appUrl.value().startsWith("https:");
  const attributes = [`Path=${path}`, `Max-Age=${lifeMs / 1000}`, "HttpOnly", "SameSite=Lax"];
  return [`${NAME}=${value}`, ...attributes, ...(isSecure ? ["Secure"] : [])].join("; ");
}

/** The cookie's value in a request's `cookie` header; "" when there is none. */
export const sessionIn = (header = ""): string =>
  header
    .split(/; */)
    .find((one) => one.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1) ?? "";

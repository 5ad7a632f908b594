type Headers = { get(name: string): string | undefined };

/**
 * The address a request comes from. Firebase Hosting names it in `fastly-client-ip`, for what Google appends to
 * `x-forwarded-for` there is Hosting's own; a direct call has only the latter, of which the last part is Google's and
 * all before it the caller's. Whoever knows a function's own URL can forge the former (docs/design.md, Tenancy).
 */
export function clientAddress(headers: Headers): string {
  const hosted = headers.get("fastly-client-ip")?.trim();
  return hosted || (headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "");
}

type Headers = { get(name: string): string | undefined };

/**
 * The IP address that a request comes from. Behind Firebase Hosting it is in `fastly-client-ip`, because the last part of
 * `x-forwarded-for` is Hosting's own address. A direct call has only `x-forwarded-for`: Google appends the last part, and
 * the caller may have forged all parts before it. A direct caller can forge `fastly-client-ip` too (docs/design.md, Tenancy).
 */
export function clientIp(headers: Headers): string {
  const hosted = headers.get("fastly-client-ip")?.trim();
  return hosted || (headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "");
}

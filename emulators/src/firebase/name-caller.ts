type Headers = Record<string, string | string[] | undefined>;

interface Internals {
  RuntimeWorker?: { prototype: { request?(asked: { headers?: Headers }, ...more: unknown[]): unknown } };
}

/** The address that every call on this machine comes from. */
const LOOPBACK = "127.0.0.1";

/**
 * Sends the caller's address to functions, as Google's front end does. Calls that already have an address are
 * unchanged, so that tests can choose it.
 * @returns a warning if this version of firebase-tools cannot be patched
 */
export function nameCaller({ RuntimeWorker }: Internals): string | undefined {
  const request = RuntimeWorker?.prototype.request;
  if (!request) return "Functions will not know where a call comes from: a team's list of addresses lets nobody in.";
  RuntimeWorker.prototype.request = function (asked, ...more) {
    const { headers = {} } = asked;
    const isNamed = "x-forwarded-for" in headers || "fastly-client-ip" in headers;
    return request.call(
      this,
      isNamed ? asked : { ...asked, headers: { ...headers, "x-forwarded-for": LOOPBACK } },
      ...more,
    );
  };
  return undefined;
}

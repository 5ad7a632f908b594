/** A handler's response. The server writes it later, so that a fault can replace it. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { "content-type": "application/json; charset=UTF-8", "cache-control": "no-store", ...headers },
    body: JSON.stringify(value, null, 1),
  };
}

export function htmlPage(page: string, status = 200): Reply {
  return {
    status,
    headers: { "content-type": "text/html; charset=UTF-8", "cache-control": "no-store" },
    body: page,
  };
}

export function empty(status: number, headers: Record<string, string> = {}): Reply {
  return { status, headers, body: "" };
}

export function redirect(location: string): Reply {
  return empty(302, { location, "cache-control": "no-store" });
}

/** A response that a handler throws, e.g. from a validation. */
export class ReplyError extends Error {
  constructor(readonly reply: Reply) {
    super(`answered ${reply.status}`);
    this.name = "ReplyError";
  }
}

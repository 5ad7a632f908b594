import { json, type Reply, ReplyError } from "../src/stand-in/reply";

const CODES: Record<number, string> = {
  400: "INVALID_PARAMETER",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  429: "TOO_MANY_REQUESTS",
};

/** An error in the API's format: {code, description}. */
export function plainError(status: number, description: string): Reply {
  const code = CODES[status] ?? (status < 500 ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR");
  return json(status, { code, description });
}

export function refuse(status: number, description: string): never {
  throw new ReplyError(plainError(status, description));
}

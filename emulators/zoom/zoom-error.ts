import { json, type Reply, ReplyError } from "../src/stand-in/reply";

/** Zoom's error codes by HTTP status. */
export const zoomError = (status: number, code: number, message: string): Reply => json(status, { code, message });

export function refuse(status: number, code: number, message: string): never {
  throw new ReplyError(zoomError(status, code, message));
}

/** A generic error, such as that of an injected fault. */
export const plainError = (status: number, message: string): Reply =>
  status === 429
    ? zoomError(429, 429, "You have reached the maximum per-second rate limit for this API. Try again later.")
    : zoomError(status, status === 404 ? 2300 : status, message);

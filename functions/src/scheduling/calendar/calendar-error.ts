import { AppError } from "@dure/domain/shared/error";

type Answer = { status?: number | undefined; code?: string | undefined; retryAfterMs?: number | undefined };

/** Why a call to a calendar failed, and no more of it: SDKs' own errors carry the whole request into the log. */
export class CalendarError extends Error {
  override readonly name = "CalendarError";
  /** The HTTP status of the answer; undefined when none came. */
  readonly status: number | undefined;
  /** The provider's own word for it, or "". */
  readonly code: string;
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { status, code = "", retryAfterMs }: Answer = {}) {
    super(`${status ?? "no answer"} ${code} ${message}`.slice(0, 500));
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

export const statusOf = (error: unknown): number | undefined =>
  error instanceof CalendarError ? error.status : undefined;

/** No answer, none in time, an error of the provider's own, or too many calls. */
export function isPassing(error: unknown): boolean {
  if (error instanceof AppError) return false;
  const status = statusOf(error);
  return (
    status === undefined || status >= 500 || status === 408 || status === 429 || (status === 403 && isLimit(error))
  );
}

const isLimit = (error: unknown): boolean => /rateLimitExceeded|quotaExceeded/i.test(String(error));

/** Runs `instead` where a call failed in this way. */
export const onFailure =
  <T>(isSo: (error: unknown) => boolean, instead: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (isSo(error)) return instead();
    throw error;
  };

/** A Retry-After header, seconds or a date, in milliseconds. */
export function retryAfterMs(header: string | null | undefined, nowMs = Date.now()): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Whether only the host can help: the account was disconnected or lacks a permission, or a calendar is gone. */
export const isDisconnected = (error: unknown): boolean =>
  error instanceof AppError &&
  ["REGRANT_PERMISSION", "API-DATA-0001", "CAL-DOMAIN-NW_CREDENTIALS", "NOT_FOUND"].includes(error.code);

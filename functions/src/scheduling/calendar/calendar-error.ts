import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";

/**
 * A calendar that its account no longer shows: it was deleted or is no longer shared. Its host has to choose another.
 */
export class CalendarMissingError extends AppError {
  readonly calendarId: string;

  constructor(calendarId: string) {
    super("NOT_FOUND", schedulingTexts.calendarMissing);
    this.calendarId = calendarId;
  }
}

type Answer = { status?: number | undefined; code?: string | undefined; retryAfterMs?: number | undefined };

/** Why a call to a calendar failed. SDKs' own errors would carry the whole request, tokens included, into the log. */
export class CalendarError extends Error {
  override readonly name = "CalendarError";
  /** The HTTP status of the response; undefined without one. */
  readonly status: number | undefined;
  /** The provider's error code, or "". */
  readonly code: string;
  /** The provider's Retry-After. */
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

/** Whether a retry may succeed: no response, a timeout, a server error or a rate limit. */
export function isTransient(error: unknown): boolean {
  if (error instanceof AppError) return false;
  const status = statusOf(error);
  return (
    status === undefined || status >= 500 || status === 408 || status === 429 || (status === 403 && isLimit(error))
  );
}

const isLimit = (error: unknown): boolean => /rateLimitExceeded|quotaExceeded/i.test(String(error));

/** A catch handler that runs `instead` for the errors that match. */
export const onFailure =
  <T>(matches: (error: unknown) => boolean, instead: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (matches(error)) return instead();
    throw error;
  };

/** A Retry-After header, seconds or a date, in milliseconds. */
export function retryAfterMs(header: string | null | undefined, nowMs = Date.now()): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Whether only the host can fix it: the account is disconnected or lacks a permission, or a calendar is gone. */
export const isDisconnected = (error: unknown): boolean =>
  error instanceof AppError &&
  ["REGRANT_PERMISSION", "API-DATA-0001", "CAL-DOMAIN-NW_CREDENTIALS", "NOT_FOUND"].includes(error.code);

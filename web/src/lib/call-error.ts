import type { ErrorCode, Reason } from "@dure/domain/shared/error";

/** A call the server refused. Its message is the server's own, in the user's language. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly code: string;
  readonly status: number;
  readonly details: unknown;

  constructor(code: string, message: string, status: number, details?: unknown) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** Whether the server refused with one of these codes. */
export const isRefusal = (error: unknown, ...codes: ErrorCode[]): error is CallError =>
  error instanceof CallError && codes.some((code) => code === error.code);

/**
 * Whether the message is written for people. Of the errors from 500 on, these are an outside service's failure and a
 * failed sync of business cards, which names its `sync_id`. A crash has no message worth showing.
 */
export const isForPeople = ({ status, code, details }: CallError): boolean =>
  status < 500 ||
  code === ("PROVIDER_FAILED" satisfies ErrorCode) ||
  (typeof details === "object" && details !== null && "sync_id" in details);

/** Whether a call was refused because the team has no seat left. */
export function lacksSeat(error: unknown): boolean {
  if (!isRefusal(error, "CONFLICT") || typeof error.details !== "object" || error.details === null) return false;
  return Reflect.get(error.details, "reason") === ("seats.none" satisfies Reason);
}

/** The value that somebody else has saved since, if that is why a change was refused. */
export function conflictOf(error: unknown): { current: unknown } | undefined {
  if (!isRefusal(error, "CONFLICT") || typeof error.details !== "object" || error.details === null) return undefined;
  const { reason, current } = error.details as Record<string, unknown>;
  return reason === ("value.changed" satisfies Reason) ? { current } : undefined;
}

/** Reads a refusal's body. Without a code in the body, the status is the code (docs/product/platform.md#errors). */
export function refusalOf(body: unknown, status: number): CallError {
  const { code, message, details } = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  return new CallError(
    typeof code === "string" ? code : String(status),
    typeof message === "string" ? message : `HTTP ${status}`,
    status,
    details,
  );
}

import { z } from "zod";
import type { Text } from "./text";

/** All error codes with their HTTP status; their meanings: docs/product/platform.md#errors. */
export const STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN: 403,
  IP_FORBIDDEN: 403,
  TEAM_DISABLED: 403,
  PLAN_REQUIRED: 403,
  MFA_REQUIRED: 403,
  LOGIN_TOO_OLD: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  REGRANT_PERMISSION: 406,
  "A-PN-0002": 406,
  "A-PN-0003": 406,
  "A-PN-0006": 406,
  "A-PN-0007": 406,
  "A-PN-0008": 406,
  "A-PN-0009": 406,
  "A-PN-0010": 406,
  "A-PN-0011": 406,
  "A-PN-0012": 406,
  "A-PN-0013": 406,
  "A-PN-0014": 406,
  "A-PN-0015": 406,
  "A-PN-0016": 429,
  "F-PN-0001": 406,
  "API-DATA-0001": 406,
  "G-DATA-0001": 406,
  "CAL-DOMAIN-NW_CREDENTIALS": 406,
  TIMEOUT: 408,
  CONFLICT: 409,
  SLOT_TAKEN: 409,
  PAYLOAD_TOO_LARGE: 413,
  LOCKED: 423,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  PROVIDER_FAILED: 502,
} as const;

export const ErrorCode = z.enum(Object.keys(STATUS) as [keyof typeof STATUS]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The wire format of an error. The properties of `details`, unless it is a list, are repeated at the top level. */
export const Refusal = z.looseObject({ code: ErrorCode, message: z.string(), details: z.unknown().optional() });
export type Refusal = z.infer<typeof Refusal>;

/**
 * Reasons that code branches on, named `<area>.<cause>`. The code gives the kind of refusal, the reason the exact
 * cause; texts are never compared. Browsers get the reason as `details.reason`.
 */
export const REASONS = [
  "transaction.contention",
  "booking-page.changed",
  "value.changed",
  "seats.none",
  "admin.last",
] as const;
export type Reason = (typeof REASONS)[number];

/** The only error thrown on purpose; its text is for the user. Anything else is a bug and becomes a 500. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly text: Text;
  readonly reason: Reason | undefined;
  readonly details: unknown;

  /** @param reason sent within the details, unless these are a list */
  constructor(code: ErrorCode, text: Text, details?: unknown, reason?: Reason) {
    super(text.en);
    this.code = code;
    this.text = text;
    this.details = details;
    this.reason = reason;
  }
}

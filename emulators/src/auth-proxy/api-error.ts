/** An error response of the REST API. */
export class ApiError extends Error {
  readonly status: number;
  /** The emulator's error body, if the emulator refused the call. */
  readonly body: object | undefined;

  constructor(message: string, status = 400, body?: object) {
    super(message);
    this.status = status;
    this.body = body;
  }

  toJson(): object {
    const reason = { message: this.message, domain: "global", reason: "invalid" };
    return this.body ?? { error: { code: this.status, message: this.message, errors: [reason] } };
  }
}

export function check(condition: unknown, message: string, status?: number): asserts condition {
  if (!condition) throw new ApiError(message, status);
}

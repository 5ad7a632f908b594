import { check } from "./api-error";

/** The most wrong codes of one authenticator in the window; further codes are refused unchecked. */
const MAX_WRONG = 10;
const WINDOW_MS = 300_000;

/** Refuses a code that was used before, and limits wrong codes, for each authenticator by its secret. */
export class CodeGuard {
  private readonly used = new Map<string, Set<string>>();
  private readonly wrong = new Map<string, number[]>();

  /** @throws ApiError when too many codes were wrong */
  assertMayTry(secret: string, nowMs: number): void {
    const recent = (this.wrong.get(secret) ?? []).filter((at) => at + WINDOW_MS > nowMs);
    check(recent.length < MAX_WRONG, "TOO_MANY_ATTEMPTS_TRY_LATER : Too many wrong codes.");
    this.wrong.set(secret, recent);
  }

  /**
   * Settles an attempt. A code is accepted once. Codes change every 30 s, so a code's text identifies it.
   * @returns whether the code is accepted
   */
  settle(secret: string, code: string, isValid: boolean, nowMs: number): boolean {
    const used = this.used.get(secret) ?? new Set();
    const accepted = isValid && !used.has(code);
    if (accepted) {
      this.used.set(secret, used.add(code));
      this.wrong.delete(secret);
    } else this.wrong.set(secret, [...(this.wrong.get(secret) ?? []), nowMs]);
    return accepted;
  }
}

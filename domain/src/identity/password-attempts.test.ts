import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ATTEMPT_MS,
  beginAttempt,
  clearWrongPasswords,
  endAttempt,
  hasOpenAttempt,
  lockOnGuess,
  PASS_MS,
  type PasswordAttempts,
  spendPass,
} from "./password-attempts";
import { isLocked } from "./sign-in";

const none: PasswordAttempts = { email: "a@b.kr", retryCounts: 0, tries: {}, passes: [], guessed: false };
const begun = (attempts: PasswordAttempts, id: string, nowMs: number): PasswordAttempts => {
  const next = beginAttempt(attempts, id, nowMs);
  if (typeof next === "string") throw new Error(next);
  return next;
};

describe("an attempt to sign in", () => {
  test("counts if it is wrong, and not if it is right", () => {
    const attempts = begun(none, "1", 0);
    expect(endAttempt(attempts, "1", "wrong", 1)).toEqual({ ...none, retryCounts: 1 });
    expect(endAttempt(attempts, "1", "refused", 1)).toEqual(none);
    expect(endAttempt({ ...attempts, retryCounts: 4 }, "1", "right", 1).retryCounts).toBe(0);
  });

  test("is checked if at most five run at the same time, and waits otherwise", () => {
    const five = ["1", "2", "3", "4", "5"].reduce((attempts, id) => begun(attempts, id, 0), none);
    expect(beginAttempt(five, "6", 1)).toBe("full");
    expect(typeof beginAttempt(five, "6", ATTEMPT_MS)).toBe("object");
  });

  test("is refused after five wrong ones", () => {
    expect(beginAttempt({ ...none, retryCounts: 5 }, "6", 0)).toBe("locked");
  });

  test("is in progress until it ends, or for a minute if its process has died", () => {
    expect(hasOpenAttempt(none, 0)).toBe(false);
    const begun = beginAttempt(none, "1", 0);
    if (typeof begun === "string") throw new Error(begun);
    expect(hasOpenAttempt(begun, 59_999)).toBe(true);
    expect(hasOpenAttempt(begun, 60_000)).toBe(false);
    expect(hasOpenAttempt(endAttempt(begun, "1", "wrong", 1), 1)).toBe(false);
  });

  test("is wrong at most five times, in any overlap", () => {
    const step = fc.record({ begin: fc.boolean(), pick: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let attempts = none;
        steps.forEach(({ begin, pick }, at) => {
          const open = Object.keys(attempts.tries);
          if (begin) {
            const next = beginAttempt(attempts, `t${at}`, 0);
            if (typeof next !== "string") attempts = next;
          } else if (open[pick]) attempts = endAttempt(attempts, open[pick], "wrong", 0);
        });
        return attempts.retryCounts <= 5;
      }),
    );
  });
});

/** A sign-in at Identity Platform, as its blocking function sees it. */
const enter = (attempts: PasswordAttempts, nowMs = 0): PasswordAttempts => {
  const next = spendPass(attempts, nowMs);
  return next ? clearWrongPasswords(next) : lockOnGuess(attempts);
};

describe("a pass for a checked password", () => {
  test("lets the server's check and the browser sign in, and nobody else", () => {
    const checked = endAttempt(enter(begun(none, "1", 0)), "1", "right", 0);
    expect(checked.passes).toEqual([PASS_MS]);
    expect(enter(checked)).toEqual(none);
    expect(enter(enter(checked))).toMatchObject({ guessed: true, retryCounts: 5 });
  });

  test("expires", () => {
    const checked = endAttempt(enter(begun(none, "1", 0)), "1", "right", 0);
    expect(enter(checked, PASS_MS - 1).guessed).toBe(false);
    expect(enter(checked, PASS_MS).guessed).toBe(true);
    expect(spendPass(begun(none, "1", 0), ATTEMPT_MS)).toBeUndefined();
  });

  test.each(["wrong", "refused"] as const)(
    "does not hide a right guess while the server checks an attempt that is %s",
    (result) => {
      const guessed = enter(begun(none, "1", 0));
      expect(guessed.guessed).toBe(false);
      expect(endAttempt(guessed, "1", result, 1)).toMatchObject({ guessed: true, retryCounts: 5 });
    },
  );

  test("raises no alarm for an expired attempt, or for one with an unknown result", () => {
    const entered = enter(begun(none, "1", 0));
    expect(endAttempt(entered, "1", "wrong", ATTEMPT_MS)).toMatchObject({ guessed: false, retryCounts: 1 });
    expect(endAttempt(entered, "1", "lost", 1).guessed).toBe(false);
  });

  /** Each attempt's steps in order; those of several attempts mix in any way. */
  const STEPS = {
    right: ["begin", "enter", "right", "enter"],
    factor: ["begin", "right"],
    wrong: ["begin", "wrong"],
    refused: ["begin", "refused"],
    guess: ["enter"],
  } as const;
  type Way = keyof typeof STEPS;

  function run(ways: readonly Way[], order: readonly number[]): PasswordAttempts {
    const left = ways.map((way, id) => STEPS[way].map((step) => ({ step, id: String(id) })));
    let attempts = none;
    for (const pick of [...order, ...ways.flatMap((way, id) => STEPS[way].map(() => id))]) {
      const next = left[pick % left.length]?.shift();
      if (!next || isLocked(attempts.retryCounts)) continue;
      if (next.step === "begin") attempts = begun(attempts, next.id, 0);
      else if (next.step === "enter") attempts = enter(attempts);
      else attempts = endAttempt(attempts, next.id, next.step, 0);
    }
    return attempts;
  }

  const order = fc.array(fc.nat(3), { maxLength: 16 });

  test("raises no alarm about people who used the server's check, in any order of their attempts", () => {
    const ways = fc.array(fc.constantFrom("right", "factor", "wrong", "refused"), { minLength: 1, maxLength: 4 });
    fc.assert(fc.property(ways, order, (people, mixed) => !run(people, mixed).guessed));
  });

  test("always ends in an alarm about a right guess that bypassed the server's check", () => {
    const ways = fc.array(fc.constantFrom("right", "wrong", "refused"), { maxLength: 3 });
    fc.assert(fc.property(ways, order, (people, mixed) => run([...people, "guess"], mixed).guessed));
  });
});

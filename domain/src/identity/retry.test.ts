import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginTry, endTry, forgetWrong, hasOpenTry, lockGuessed, PASS_MS, type Retry, TRY_MS, takePass } from "./retry";
import { isLocked } from "./sign-in";

const none: Retry = { email: "a@b.kr", retryCounts: 0, tries: {}, passes: [], guessed: false };
const begun = (retry: Retry, id: string, nowMs: number): Retry => {
  const next = beginTry(retry, id, nowMs);
  if (typeof next === "string") throw new Error(next);
  return next;
};

describe("an attempt to sign in", () => {
  test("counts if it is wrong, and not if it is right", () => {
    const retry = begun(none, "1", 0);
    expect(endTry(retry, "1", "wrong", 1)).toEqual({ ...none, retryCounts: 1 });
    expect(endTry(retry, "1", "refused", 1)).toEqual(none);
    expect(endTry({ ...retry, retryCounts: 4 }, "1", "right", 1).retryCounts).toBe(0);
  });

  test("is checked if at most five run at the same time, and waits otherwise", () => {
    const five = ["1", "2", "3", "4", "5"].reduce((retry, id) => begun(retry, id, 0), none);
    expect(beginTry(five, "6", 1)).toBe("full");
    expect(typeof beginTry(five, "6", TRY_MS)).toBe("object");
  });

  test("is refused after five wrong ones", () => {
    expect(beginTry({ ...none, retryCounts: 5 }, "6", 0)).toBe("locked");
  });

  test("is in progress until it ends, or for a minute if its process has died", () => {
    expect(hasOpenTry(none, 0)).toBe(false);
    const begun = beginTry(none, "1", 0);
    if (typeof begun === "string") throw new Error(begun);
    expect(hasOpenTry(begun, 59_999)).toBe(true);
    expect(hasOpenTry(begun, 60_000)).toBe(false);
    expect(hasOpenTry(endTry(begun, "1", "wrong", 1), 1)).toBe(false);
  });

  test("is wrong at most five times, in any overlap", () => {
    const step = fc.record({ begin: fc.boolean(), pick: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let retry = none;
        steps.forEach(({ begin, pick }, at) => {
          const open = Object.keys(retry.tries);
          if (begin) {
            const next = beginTry(retry, `t${at}`, 0);
            if (typeof next !== "string") retry = next;
          } else if (open[pick]) retry = endTry(retry, open[pick], "wrong", 0);
        });
        return retry.retryCounts <= 5;
      }),
    );
  });
});

/** A sign-in at Identity Platform, as its blocking function sees it. */
const enter = (retry: Retry, nowMs = 0): Retry => {
  const next = takePass(retry, nowMs);
  return next ? forgetWrong(next) : lockGuessed(retry);
};

describe("a pass for a checked password", () => {
  test("lets the server's check and the browser sign in, and nobody else", () => {
    const checked = endTry(enter(begun(none, "1", 0)), "1", "right", 0);
    expect(checked.passes).toEqual([PASS_MS]);
    expect(enter(checked)).toEqual(none);
    expect(enter(enter(checked))).toMatchObject({ guessed: true, retryCounts: 5 });
  });

  test("expires", () => {
    const checked = endTry(enter(begun(none, "1", 0)), "1", "right", 0);
    expect(enter(checked, PASS_MS - 1).guessed).toBe(false);
    expect(enter(checked, PASS_MS).guessed).toBe(true);
    expect(takePass(begun(none, "1", 0), TRY_MS)).toBeUndefined();
  });

  test.each(["wrong", "refused"] as const)(
    "does not hide a right guess while the server checks an attempt that is %s",
    (result) => {
      const guessed = enter(begun(none, "1", 0));
      expect(guessed.guessed).toBe(false);
      expect(endTry(guessed, "1", result, 1)).toMatchObject({ guessed: true, retryCounts: 5 });
    },
  );

  test("raises no alarm for an expired attempt, or for one with an unknown result", () => {
    const entered = enter(begun(none, "1", 0));
    expect(endTry(entered, "1", "wrong", TRY_MS)).toMatchObject({ guessed: false, retryCounts: 1 });
    expect(endTry(entered, "1", "lost", 1).guessed).toBe(false);
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

  function run(ways: readonly Way[], order: readonly number[]): Retry {
    const left = ways.map((way, id) => STEPS[way].map((step) => ({ step, id: String(id) })));
    let retry = none;
    for (const pick of [...order, ...ways.flatMap((way, id) => STEPS[way].map(() => id))]) {
      const next = left[pick % left.length]?.shift();
      if (!next || isLocked(retry.retryCounts)) continue;
      if (next.step === "begin") retry = begun(retry, next.id, 0);
      else if (next.step === "enter") retry = enter(retry);
      else retry = endTry(retry, next.id, next.step, 0);
    }
    return retry;
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

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

describe("tries", () => {
  test("a wrong one counts, a right one does not", () => {
    const retry = begun(none, "1", 0);
    expect(endTry(retry, "1", "wrong", 1)).toEqual({ ...none, retryCounts: 1 });
    expect(endTry(retry, "1", "refused", 1)).toEqual(none);
    expect(endTry({ ...retry, retryCounts: 4 }, "1", "right", 1).retryCounts).toBe(0);
  });

  test("five at once are checked, the sixth waits", () => {
    const five = ["1", "2", "3", "4", "5"].reduce((retry, id) => begun(retry, id, 0), none);
    expect(beginTry(five, "6", 1)).toBe("full");
    expect(typeof beginTry(five, "6", TRY_MS)).toBe("object");
  });

  test("after five wrong ones none is checked", () => {
    expect(beginTry({ ...none, retryCounts: 5 }, "6", 0)).toBe("locked");
  });

  test("are in progress until they end, or for a minute after a process died with them", () => {
    expect(hasOpenTry(none, 0)).toBe(false);
    const begun = beginTry(none, "1", 0);
    if (typeof begun === "string") throw new Error(begun);
    expect(hasOpenTry(begun, 59_999)).toBe(true);
    expect(hasOpenTry(begun, 60_000)).toBe(false);
    expect(hasOpenTry(endTry(begun, "1", "wrong", 1), 1)).toBe(false);
  });

  test("however they overlap, at most five are wrong", () => {
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

describe("passes", () => {
  test("the server's check and the browser after it sign in, and nobody else", () => {
    const checked = endTry(enter(begun(none, "1", 0)), "1", "right", 0);
    expect(checked.passes).toEqual([PASS_MS]);
    expect(enter(checked)).toEqual(none);
    expect(enter(enter(checked))).toMatchObject({ guessed: true, retryCounts: 5 });
  });

  test("end with their time", () => {
    const checked = endTry(enter(begun(none, "1", 0)), "1", "right", 0);
    expect(enter(checked, PASS_MS - 1).guessed).toBe(false);
    expect(enter(checked, PASS_MS).guessed).toBe(true);
    expect(takePass(begun(none, "1", 0), TRY_MS)).toBeUndefined();
  });

  test.each(["wrong", "refused"] as const)(
    "a right guess while the server checks one that is %s is noticed",
    (result) => {
      const guessed = enter(begun(none, "1", 0));
      expect(guessed.guessed).toBe(false);
      expect(endTry(guessed, "1", result, 1)).toMatchObject({ guessed: true, retryCounts: 5 });
    },
  );

  test("an attempt whose place has expired, or of which nobody knows the result, accuses nobody", () => {
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

  test("however the attempts of several people mix, nobody is accused who came by the server's check", () => {
    const ways = fc.array(fc.constantFrom("right", "factor", "wrong", "refused"), { minLength: 1, maxLength: 4 });
    fc.assert(fc.property(ways, order, (people, mixed) => !run(people, mixed).guessed));
  });

  test("and a right guess beside them always is, in the end", () => {
    const ways = fc.array(fc.constantFrom("right", "wrong", "refused"), { maxLength: 3 });
    fc.assert(fc.property(ways, order, (people, mixed) => run([...people, "guess"], mixed).guessed));
  });
});

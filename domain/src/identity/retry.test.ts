import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginTry, endTry, hasOpenTry, type Retry, TRY_MS } from "./retry";

const none: Retry = { email: "a@b.kr", retryCounts: 0, tries: {} };
const begun = (retry: Retry, id: string, nowMs: number): Retry => {
  const next = beginTry(retry, id, nowMs);
  if (typeof next === "string") throw new Error(next);
  return next;
};

describe("tries", () => {
  test("a wrong one counts, a right one does not", () => {
    const retry = begun(none, "1", 0);
    expect(endTry(retry, "1", true)).toEqual({ ...none, retryCounts: 1 });
    expect(endTry(retry, "1", false)).toEqual(none);
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
    expect(hasOpenTry(endTry(begun, "1", true), 1)).toBe(false);
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
          } else if (open[pick]) retry = endTry(retry, open[pick], true);
        });
        return retry.retryCounts <= 5;
      }),
    );
  });
});

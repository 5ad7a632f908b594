import { describe, expect, test } from "vitest";
import { variantOf, winnerOf } from "./ab-test";

describe("a test of two subjects", () => {
  test("splits its share evenly between the subjects, and always gives an address the same one", () => {
    const keys = Array.from({ length: 4000 }, (_, i) => Math.imul(i, 0x9e3779b1 | 0)).map((hash) =>
      (hash >>> 0).toString(16).padStart(8, "0"),
    );
    const variants = keys.map((key) => variantOf(key, { share_percent: 20 }));
    const shareOf = (wanted: string) => variants.filter((one) => one === wanted).length / keys.length;
    expect(shareOf("a")).toBeCloseTo(0.1, 1);
    expect(shareOf("b")).toBeCloseTo(0.1, 1);
    expect(shareOf("rest")).toBeCloseTo(0.8, 1);
    expect(keys.map((key) => variantOf(key, { share_percent: 20 }))).toEqual(variants);
  });

  test.each([
    [{ sent: 10, clicked: 1 }, { sent: 10, clicked: 2 }, "b"],
    [{ sent: 10, clicked: 2 }, { sent: 30, clicked: 3 }, "a"],
    [{ sent: 10, clicked: 1 }, { sent: 10, clicked: 1 }, "a"],
    [{ sent: 0, clicked: 0 }, { sent: 10, clicked: 1 }, "b"],
  ])("with the results %j and %j is won by %s", (a, b, winner) => expect(winnerOf(a, b)).toBe(winner));
});

import { describe, expect, test } from "vitest";
import { flagsIn, isFlagOn, mergeFlags, withFlag } from "./feature-flag";

describe("a flag", () => {
  test.each([
    ["nowhere", {}, {}, {}, false],
    ["globally", { board: true }, {}, {}, true],
    ["by the team, over the global value", { board: true }, { board: false }, {}, false],
    ["by the user, over both", { board: false }, { board: false }, { board: true }, true],
    ["by the user, off over on", { board: true }, { board: true }, { board: false }, false],
  ])("set %s", (_where, global, team, personal, expected) =>
    expect(isFlagOn(mergeFlags(global, team, personal), "board")).toBe(expected),
  );

  test("with the name of an object's property is off until it is set", () => {
    expect(isFlagOn({}, "constructor")).toBe(false);
    expect(isFlagOn({}, "toString")).toBe(false);
  });

  test("that is reset has the value of the higher level", () => {
    const team = withFlag({ board: false, list: true }, "board", null);
    expect(team).toEqual({ list: true });
    expect(isFlagOn(mergeFlags({ board: true }, team, {}), "board")).toBe(true);
    expect(withFlag({}, "board", false)).toEqual({ board: false });
  });
});

test("only boolean fields of a stored document are flags", () => {
  const stored = { isKoreanLanguage: true, board: false, size: 3, "a b": true, text: "true" };
  expect(flagsIn(stored)).toEqual({ isKoreanLanguage: true, board: false });
});

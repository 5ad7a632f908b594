import { expect, test } from "vitest";
import { extractClockOption, shiftedEnvironment } from "./shift-clock";

const START_MS = Date.UTC(2027, 2, 15, 9);

test.each([
  [["--clock", "2027-03-15T09:00:00Z", "tests/api"]],
  [["tests/api", "--clock", "2027-03-15T18:00:00+09:00"]],
  [["--clock=2027-03-15T09:00:00Z", "tests/api"]],
])("the option is removed from %j", (words) => {
  expect(extractClockOption(words)).toEqual({ startMs: START_MS, rest: ["tests/api"] });
});

test("without the option the clock is not shifted", () => {
  expect(extractClockOption(["tests/api", "--silent"])).toEqual({ rest: ["tests/api", "--silent"] });
});

test.each([[["--clock"]], [["--clock", "tomorrow"]], [["--clock", "2027-03-15T09:00:00"]], [["--clock="]]])(
  "%j is refused: the option needs a date, a time and a zone",
  (words) => {
    expect(() => extractClockOption(words)).toThrow("--clock takes a time such as 2027-03-15T09:00:00Z");
  },
);

test("the clock is shifted by whole seconds, forwards or backwards", () => {
  expect(shiftedEnvironment("/lib/x.so", 90_400)).toMatchObject({
    LD_PRELOAD: "/lib/x.so",
    FAKETIME: "+90",
    DURE_CLOCK_OFFSET_MS: "90000",
  });
  expect(shiftedEnvironment("/lib/x.so", -90_400)).toMatchObject({ FAKETIME: "-90" });
});

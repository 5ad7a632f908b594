import { expect, test } from "vitest";
import { seriesColor } from "../chart-theme";
import { seriesFills, seriesPattern } from "./series-pattern";

test("no two of sixty series look alike", () => {
  const looks = Array.from({ length: 60 }, (_, place) => JSON.stringify([seriesColor(place), seriesPattern(place)]));
  expect(new Set(looks).size).toBe(60);
  expect(seriesPattern(7)).toBeUndefined();
});

test("a pattern is drawn on the marks of its series only", () => {
  const { defs, fill } = seriesFills(Array.from({ length: 10 }, (_, place) => `s${place}`));
  expect(defs.map(({ id }) => id)).toEqual(["series-8", "series-9"]);
  expect(fill.filter(({ match }) => match({ data: { id: "s9" } })).map(({ id }) => id)).toEqual(["series-9"]);
  expect(fill.some(({ match }) => match({ id: "s1" }))).toBe(false);
});

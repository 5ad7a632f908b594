import { expect, test } from "vitest";
import { placeIn } from "./place-in";

test("a cursor leads to where its page ended", () => {
  expect(placeIn("2026-11-24T00:00:00.000Z s_r_2026-11-24")).toEqual({
    at: "2026-11-24T00:00:00.000Z",
    id: "s_r_2026-11-24",
  });
});

test.each([undefined, "", " ", "x", "x ", "x a/b", "x __a__", "x .", "x ..", "x y z", "a/b"])(
  "%j leads to the beginning",
  (cursor) => expect(placeIn(cursor)).toBeUndefined(),
);

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { pageCursor } from "./page-cursor";

beforeEach(() => void vi.stubEnv("TOKEN_KEY", Buffer.alloc(32, 7).toString("base64")));
afterEach(() => void vi.unstubAllEnvs());

const PLACE = { at: "2026-03-02T00:00:00.000Z", id: "a" };
const notes = pageCursor("notes", z.object({ at: z.string(), id: z.string() }));
const cursorOf = (teamId: string) => notes.pageEnd(teamId, PLACE).cursor ?? "";

test("a page has a cursor for the next one, and the last page is marked as the last", () => {
  expect(notes.pageEnd("team", PLACE)).toEqual({ cursor: expect.any(String), is_last: false });
  expect(notes.placeIn("team", cursorOf("team"))).toEqual(PLACE);
  expect(notes.pageEnd("team", undefined)).toEqual({ cursor: null, is_last: true });
});

test("a list begins without a cursor, or with an empty one", () => {
  expect([undefined, ""].map((cursor) => notes.placeIn("team", cursor))).toEqual([undefined, undefined]);
});

test("a cursor does not reveal its place", () => {
  const told = Buffer.from(cursorOf("team"), "base64url").toString("latin1");
  expect(told).not.toContain(PLACE.at);
});

test("cursors of other teams and lists, and made-up ones, are refused", () => {
  const cursor = cursorOf("team");
  const others = [
    cursorOf("other"),
    pageCursor("trash", z.unknown()).pageEnd("team", PLACE).cursor ?? "",
    pageCursor("notes", z.unknown()).pageEnd("team", { at: 3 }).cursor ?? "",
    `${cursor.startsWith("A") ? "B" : "A"}${cursor.slice(1)}`,
    "a/b",
    `${PLACE.at} ${PLACE.id}`,
  ];
  for (const other of others) expect(() => notes.placeIn("team", other)).toThrow("Please load the list again");
});

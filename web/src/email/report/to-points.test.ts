import { expect, test } from "vitest";
import { toPoints } from "./to-points";

const hour = (at: string, opened: number) => ({
  at: `${at}:00:00.000Z`,
  delivered: 1,
  bounced: 0,
  opened,
  clicked: 0,
  unsubscribed: 0,
  complained: 0,
});

test("shows only the hours with reactions", () =>
  expect(toPoints([hour("2026-11-01T08", 0), hour("2026-11-01T09", 2)], "Asia/Seoul")).toEqual([
    { at: "2026-11-01T09:00:00.000Z", isDay: false, opened: 2, clicked: 0, unsubscribed: 0 },
  ]));

test("shows days in the time zone if the reactions are far apart", () =>
  expect(
    toPoints([hour("2026-11-01T08", 1), hour("2026-11-01T09", 2), hour("2026-11-09T20", 3)], "Asia/Seoul"),
  ).toMatchObject([
    { at: "2026-11-01", isDay: true, opened: 3 },
    { at: "2026-11-10", opened: 3 },
  ]));

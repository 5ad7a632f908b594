import { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import { expect, test } from "vitest";
import { moveByKey, placeReports, toSettings } from "./place-reports";

const report = (id: string, place: [number, number, number, number] | null) => ({
  id,
  type: "general" as const,
  setting: GeneralSetting.parse({}),
  view_setting: place && { x: place[0], y: place[1], w: place[2], h: place[3] },
});

const places = (layout: ReturnType<typeof placeReports> | undefined) =>
  Object.fromEntries(toSettings(layout ?? []).map(({ id, view_setting: { x, y, w, h } }) => [id, [x, y, w, h]]));

const GRID = placeReports([report("a", [0, 0, 6, 4]), report("b", [6, 0, 6, 4]), report("c", [0, 4, 6, 4])]);
const press = (id: string, key: string, shiftKey = false, layout = GRID) => moveByKey(layout, id, { key, shiftKey });

test("reports without a place come below the others, and all are inside the grid", () => {
  const layout = placeReports([report("a", [10, 0, 20, 2]), report("new", null), report("newer", null)]);
  expect(places(layout)).toEqual({ a: [0, 0, 12, 2], new: [0, 2, 3, 3], newer: [0, 5, 3, 3] });
});

test("an arrow key moves a report, and moves others out of its way", () => {
  expect(places(press("a", "ArrowDown"))).toEqual({ a: [0, 4, 6, 4], b: [6, 0, 6, 4], c: [0, 0, 6, 4] });
  expect(places(press("b", "ArrowRight"))).toEqual(places(GRID));
  const moved = press("b", "ArrowLeft");
  expect(places(moved).b).toEqual([5, 0, 6, 4]);
  expect(places(moved).a?.[1]).toBe(4);
});

test("the up arrow key moves a report above the one over it", () => {
  let layout = GRID;
  for (let times = 0; times < 4; times += 1) layout = press("c", "ArrowUp", false, layout) ?? layout;
  expect(places(layout).c).toEqual([0, 0, 6, 4]);
  expect(places(layout).a).toEqual([0, 4, 6, 4]);
});

test("Shift and an arrow resize it within the grid, and not below its smallest size", () => {
  expect(places(press("c", "ArrowRight", true)).c).toEqual([0, 4, 7, 4]);
  expect(places(press("b", "ArrowRight", true)).b).toEqual([6, 0, 6, 4]);
  let layout = GRID;
  for (let times = 0; times < 9; times += 1) layout = press("a", "ArrowUp", true, layout) ?? layout;
  expect(places(layout)).toEqual({ a: [0, 0, 6, 2], b: [6, 0, 6, 4], c: [0, 2, 6, 4] });
});

test("other keys do nothing", () => {
  expect(press("a", "Enter")).toBeUndefined();
  expect(press("gone", "ArrowUp")).toBeUndefined();
});

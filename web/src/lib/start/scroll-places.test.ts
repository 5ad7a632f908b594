import { afterEach, expect, test, vi } from "vitest";
import { isScrolledDown, storeScrollPlaces } from "./scroll-places";

/** Simulates a tab at an entry of its history. */
function openTab(state: unknown): void {
  const stored = new Map<string, string>();
  vi.stubGlobal("history", { state });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
}
afterEach(() => vi.unstubAllGlobals());

test("the scroll position of a list is found by its history entry", () => {
  openTab({ key: "k2" });
  expect(isScrolledDown("list")).toBe(false);
  storeScrollPlaces(new Map([["k1", { list: { top: 400, left: 0 } }]]));
  expect(isScrolledDown("list")).toBe(false);
  storeScrollPlaces(new Map([["k2", { list: { top: 400, left: 0 }, page: { top: 0, left: 0 } }]]));
  expect(isScrolledDown("list")).toBe(true);
  expect(isScrolledDown("page")).toBe(false);
});

test("the first history entry of a tab has the default key", () => {
  openTab(null);
  storeScrollPlaces(new Map([["default", { list: { top: 1, left: 0 } }]]));
  expect(isScrolledDown("list")).toBe(true);
});

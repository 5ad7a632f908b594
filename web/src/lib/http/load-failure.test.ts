import { expect, test, vi } from "vitest";
import { isLoadFailure, reloadOnce } from "./load-failure";

test.each([
  "Failed to fetch dynamically imported module: https://dure.example/assets/lead-list-1.js",
  "error loading dynamically imported module: https://dure.example/assets/lead-list-1.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/lead-list-1.css",
])("%s is a failure to load a part of the app", (message) => expect(isLoadFailure(new TypeError(message))).toBe(true));

test("a bug is not a failure to load", () => {
  expect(isLoadFailure(new TypeError("Cannot read properties of undefined"))).toBe(false);
  expect(isLoadFailure("gone")).toBe(false);
});

test("a page is reloaded once, and again for a later version", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  const reload = vi.fn();
  expect(reloadOnce(1_000_000, storage, reload)).toBe(true);
  expect(reloadOnce(1_010_000, storage, reload)).toBe(false);
  expect(reloadOnce(1_060_000, storage, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

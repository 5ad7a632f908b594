import { expect, test } from "vitest";
import { createShortcuts, keyOf } from "./shortcut";

const press = { key: "g", code: "KeyG", ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ["a letter", {}, "g"],
  ["a capital", { key: "G" }, "g"],
  ["a Hangul letter by its place", { key: "ㅎ" }, "g"],
  ["a key that an input method takes, by its place", { key: "Process" }, "g"],
  ["a Latin letter of another layout by itself", { key: "j", code: "KeyC" }, "j"],
  ["a question mark", { key: "?", code: "Slash" }, "?"],
  ["nothing with Ctrl", { ctrlKey: true }, undefined],
  ["nothing with ⌘", { metaKey: true }, undefined],
  ["an arrow as nothing", { key: "ArrowDown", code: "ArrowDown" }, undefined],
])("reads %s", (_, change, expected) => expect(keyOf({ ...press, ...change })).toBe(expected));

test("G followed by a letter goes to a page, if pressed within two seconds", () => {
  let nowMs = 1_000;
  const shortcut = createShortcuts(() => nowMs);
  expect(shortcut("g")).toBeUndefined();
  expect(shortcut("l")).toEqual({ go: "leads" });
  expect(shortcut("l")).toBeUndefined();
  shortcut("g");
  nowMs += 2_000;
  expect(shortcut("s")).toEqual({ press: "stage" });
});

test("a letter without a page does the same after G as alone", () => {
  const shortcut = createShortcuts(() => 0);
  shortcut("g");
  expect(shortcut("j")).toEqual({ press: "next" });
  expect(shortcut("x")).toBeUndefined();
});

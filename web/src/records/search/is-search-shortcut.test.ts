import { expect, test } from "vitest";
import { isSearchShortcut } from "./is-search-shortcut";

const press = {
  code: "KeyK",
  key: "k",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

test.each([
  ["Ctrl+K", { ctrlKey: true }, true],
  ["⌘K", { metaKey: true }, true],
  ["Ctrl+K on a Korean layout", { ctrlKey: true, key: "ㅏ" }, true],
  ["Ctrl+K on a layout that has K elsewhere", { ctrlKey: true, code: "KeyV" }, true],
  ["K", {}, false],
  ["Ctrl+Shift+K", { ctrlKey: true, shiftKey: true }, false],
  ["Ctrl+K that an editor has used", { ctrlKey: true, defaultPrevented: true }, false],
  ["Ctrl+J", { ctrlKey: true, key: "j", code: "KeyJ" }, false],
])("%s opens the search: %s", (_, change, expected) =>
  expect(isSearchShortcut({ ...press, ...change })).toBe(expected),
);

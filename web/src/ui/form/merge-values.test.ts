import { expect, test } from "vitest";
import { mergeValues } from "./merge-values";

const base = { title: "상담", length: 30, plans: [{ id: "a" }] };

test("fields that the user left alone follow the stored values", () =>
  expect(mergeValues({ current: base, base, saved: undefined }, { ...base, title: "미팅", plans: [] })).toEqual({
    mine: [],
    conflicts: [],
  }));

test("typed values are kept next to changes by others", () =>
  expect(
    mergeValues({ current: { ...base, title: "내 제목" }, base, saved: undefined }, { ...base, length: 60 }),
  ).toEqual({ mine: ["title"], conflicts: [] }));

test("a field that both sides changed is a conflict, unless the values are equal", () => {
  const current = { ...base, title: "내 제목", length: 60 };
  expect(mergeValues({ current, base, saved: undefined }, { ...base, title: "남의 제목", length: 60 })).toEqual({
    mine: ["title"],
    conflicts: ["title"],
  });
});

test("a list is one value", () => {
  const current = { ...base, plans: [{ id: "a" }, { id: "mine" }] };
  expect(mergeValues({ current, base, saved: undefined }, { ...base, plans: [{ id: "theirs" }] })).toEqual({
    mine: ["plans"],
    conflicts: ["plans"],
  });
});

test("saved values take the server's form, and values typed since then are kept", () => {
  const saved = { ...base, title: "두레 ", length: 45 };
  const current = { ...saved, length: 50 };
  expect(mergeValues({ current, base, saved }, { ...base, title: "두레", length: 45 })).toEqual({
    mine: ["length"],
    conflicts: [],
  });
});

import { expect, test } from "vitest";
import { mergeValues } from "./merge-values";

const base = { title: "상담", length: 30, plans: [{ id: "a" }] };

test("fields that the user left alone follow the stored values", () =>
  expect(mergeValues({ current: base, base, saved: undefined }, { ...base, title: "미팅", plans: [] })).toEqual({
    mine: [],
    conflicts: [],
  }));

test("what was typed stays, beside what somebody else changed", () =>
  expect(
    mergeValues({ current: { ...base, title: "내 제목" }, base, saved: undefined }, { ...base, length: 60 }),
  ).toEqual({ mine: ["title"], conflicts: [] }));

test("a field that both changed is a conflict, unless they agree", () => {
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

test("what was saved takes the form that the server gave it, what was typed since stays", () => {
  const saved = { ...base, title: "두레 ", length: 45 };
  const current = { ...saved, length: 50 };
  expect(mergeValues({ current, base, saved }, { ...base, title: "두레", length: 45 })).toEqual({
    mine: ["length"],
    conflicts: [],
  });
});

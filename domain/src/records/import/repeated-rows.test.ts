import { expect, test } from "vitest";
import { fieldOf } from "./import-fixture";
import { repeatedRows } from "./repeated-rows";

const mapping = ["deal_name", "email", "phone_number"].map((name) => fieldOf(name));
const repeated = (...rows: string[][]) =>
  Object.fromEntries(repeatedRows(mapping, [...rows.map((cells, index) => ({ index, cells }))]));

test("rows of one person repeat the first: by e-mail, else by number", () => {
  expect(
    repeated(
      ["상담", "Mina@example.com", ""],
      ["다른 상담", " mina@example.com", ""],
      ["전화", "", "010-1234-5678"],
      ["전화", "", "+82 10 1234 5678"],
      ["전화", "", "010-9999-5678"],
    ),
  ).toEqual({ 1: 0, 3: 2 });
});

test("rows that say nobody repeat only what they say in full", () =>
  expect(repeated(["상담", "", ""], ["상담 ", "", ""], ["견적", "", ""])).toEqual({ 1: 0 }));

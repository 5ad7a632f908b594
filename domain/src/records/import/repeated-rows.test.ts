import { expect, test } from "vitest";
import { fieldOf } from "./import-fixture";
import { repeatedRows } from "./repeated-rows";

const mapping = ["deal_name", "email", "phone_number"].map((name) => fieldOf(name));
const repeated = (...rows: string[][]) =>
  Object.fromEntries(repeatedRows(mapping, [...rows.map((cells, index) => ({ index, cells }))]));

test("rows of the same person count as repeated, by e-mail or else by phone number", () => {
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

test("rows without a person count as repeated only if they are equal", () =>
  expect(repeated(["상담", "", ""], ["상담 ", "", ""], ["견적", "", ""])).toEqual({ 1: 0 }));

import { expect, test } from "vitest";
import { linesOf } from "./lines-of";

test("each line of pasted text is an option, using the first cell of a table's row", () => {
  expect(linesOf("서버\r\n 보안 \n\n네트워크\t12")).toEqual(["서버", "보안", "네트워크"]);
  expect(linesOf("하나")).toEqual(["하나"]);
});

import { expect, test } from "vitest";
import { fill } from "./fill";

test("a text's names are filled in, and a dollar sign in a value stays", () => {
  expect(fill("{{name}} ({{tries}}/5)", { name: "$& Co.", tries: 2 })).toBe("$& Co. (2/5)");
});

import { expect, test } from "vitest";
import { fill } from "./fill";

test("a text's variables are replaced, and a dollar sign in a value has no effect", () => {
  expect(fill("{{name}} ({{tries}}/5)", { name: "$& Co.", tries: 2 })).toBe("$& Co. (2/5)");
});

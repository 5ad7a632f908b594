import { expect, it } from "vitest";
import { createSubmitKey } from "./submit-key";

it("repeats the key for the same content until there is an answer", () => {
  let made = 0;
  const submit = createSubmitKey(() => `key-${++made}`);
  expect(submit.keyFor({ a: 1 })).toBe("key-1");
  expect(submit.keyFor({ a: 1 })).toBe("key-1");
  expect(submit.keyFor({ a: 2 })).toBe("key-2");
  submit.answered();
  expect(submit.keyFor({ a: 2 })).toBe("key-3");
});

import { expect, test } from "vitest";
import { createSubmitKeys } from "./submit-keys";

function keysOf() {
  let made = 0;
  return createSubmitKeys(
    (content) => content.split(" ")[0] ?? "",
    () => `key-${++made}`,
  );
}

test("the same content has the same key until it is answered", () => {
  const keys = keysOf();
  expect([keys.keyFor("/leads a"), keys.keyFor("/leads b"), keys.keyFor("/leads a")]).toEqual([
    "key-1",
    "key-2",
    "key-1",
  ]);
  keys.answered("/leads a");
  expect(keys.keyFor("/leads a")).toBe("key-3");
});

test("an answer to another submit at the same path ends the key, and elsewhere it doesn't", () => {
  const keys = keysOf();
  keys.keyFor("/switch on");
  keys.keyFor("/leads a");
  keys.answered("/switch off");
  expect(keys.keyFor("/switch on")).toBe("key-3");
  expect(keys.keyFor("/leads a")).toBe("key-2");
});

test("the oldest keys are dropped beyond the limit", () => {
  const keys = keysOf();
  for (let index = 0; index <= 50; index += 1) keys.keyFor(`/leads ${index}`);
  expect(keys.keyFor("/leads 1")).toBe("key-2");
  expect(keys.keyFor("/leads 0")).toBe("key-52");
});

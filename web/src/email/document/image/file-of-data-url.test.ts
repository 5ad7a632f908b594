import { expect, test } from "vitest";
import { fileOfDataUrl } from "./file-of-data-url";

test("a data URL holds a file", async () => {
  const file = fileOfDataUrl("data:image/png;base64,aGVs\nbG8=");
  expect([file?.name, file?.type, await file?.text()]).toEqual(["image.png", "image/png", "hello"]);
});

test.each(["https://dure.test/a.png", "data:text/html;base64,aGVsbG8=", "data:image/png,hello", ""])(
  "%s does not hold a file",
  (url) => expect(fileOfDataUrl(url)).toBeUndefined(),
);

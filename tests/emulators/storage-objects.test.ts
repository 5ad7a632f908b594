import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { bucket } from "../support/suite/admin";

const LARGE = randomBytes(10 * 1024 * 1024);
const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Large enough to be streamed (emulators/src/firebase/stream-objects.ts). */
test("a large object is served whole and by range, with its length", async () => {
  const file = bucket.file("tests/large-object");
  await file.save(LARGE, { resumable: false, contentType: "text/plain" });
  const [whole] = await file.download();
  expect(digest(whole)).toBe(digest(LARGE));
  const [part] = await file.download({ start: 5_000_000, end: 9_000_000, validation: false });
  expect(digest(part)).toBe(digest(LARGE.subarray(5_000_000, 9_000_001)));
  const [metadata] = await file.getMetadata();
  expect(Number(metadata.size)).toBe(LARGE.length);
  expect(metadata.contentType).toBe("text/plain");
  const [copied] = await file.copy("tests/large-object-copy");
  expect(digest((await copied.download())[0])).toBe(digest(LARGE));
  await Promise.all([file.delete(), copied.delete()]);
});

import { expect, test, vi } from "vitest";
import { createFileUploads, type FileUploads } from "./file-uploads";

const file = new File(["x"], "a.png", { type: "image/png" });
const keyOf = () => "key";
const faultOf = () => undefined;
const stateOf = (uploads: FileUploads<string>) => uploads.all().map(({ state, result }) => [state, result]);

test("a file is uploading, then uploaded with its result", async () => {
  const sent = Promise.withResolvers<string>();
  const uploads = createFileUploads({ send: () => sent.promise, faultOf, keyOf });
  expect(uploads.begin(file)).toBe("key");
  expect(stateOf(uploads)).toEqual([["uploading", undefined]]);
  sent.resolve("https://dure.test/images/1");
  await vi.waitFor(() => expect(stateOf(uploads)).toEqual([["uploaded", "https://dure.test/images/1"]]));
});

test("one that failed stays with its error, and can be tried again", async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce("done");
  const uploads = createFileUploads<string>({ send, faultOf, keyOf });
  uploads.begin(file);
  await vi.waitFor(() => expect(uploads.all()).toMatchObject([{ state: "failed", error: new Error("offline") }]));
  uploads.retry("key");
  await vi.waitFor(() => expect(uploads.all()).toMatchObject([{ state: "uploaded", error: undefined }]));
});

test("a file that is refused is not sent", () => {
  const send = vi.fn();
  const uploads = createFileUploads({ send, faultOf: () => "too large", keyOf });
  expect(uploads.begin(file)).toBeUndefined();
  expect(uploads.all()).toMatchObject([{ state: "failed", error: "too large" }]);
  expect(send).not.toHaveBeenCalled();
});

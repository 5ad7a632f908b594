import { expect, test, vi } from "vitest";
import { createImageUploads } from "./image-uploads";

const file = new File(["x"], "a.png", { type: "image/png" });
const stateOf = (uploads: ReturnType<typeof createImageUploads>) => uploads.all().map(({ state, url }) => [state, url]);

test("an image is uploading, then uploaded with its address", async () => {
  const sent = Promise.withResolvers<string>();
  const uploads = createImageUploads({ send: () => sent.promise, faultOf: () => undefined, widthOf: async () => 120 });
  const src = uploads.begin(file);
  expect(src).toMatch(/^blob:/);
  expect(stateOf(uploads)).toEqual([["uploading", ""]]);
  sent.resolve("https://dure.test/images/1");
  await vi.waitFor(() => expect(stateOf(uploads)).toEqual([["uploaded", "https://dure.test/images/1"]]));
  expect(uploads.all()[0]?.width).toBe(120);
});

test("one that failed stays with its error, and can be tried again", async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce("https://dure.test/images/1");
  const uploads = createImageUploads({ send, faultOf: () => undefined, widthOf: async () => null });
  const src = uploads.begin(file) ?? "";
  await vi.waitFor(() => expect(uploads.all()).toMatchObject([{ src, state: "failed", error: new Error("offline") }]));
  uploads.retry(src);
  await vi.waitFor(() => expect(uploads.all()).toMatchObject([{ src, state: "uploaded", error: undefined }]));
});

test("a file that is refused is not sent", () => {
  const send = vi.fn();
  const uploads = createImageUploads({ send, faultOf: () => "too large", widthOf: async () => null });
  expect(uploads.begin(file)).toBeUndefined();
  expect(uploads.all()).toMatchObject([{ state: "failed", error: "too large" }]);
  expect(send).not.toHaveBeenCalled();
});

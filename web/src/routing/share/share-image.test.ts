import { expect, test } from "vitest";
import { assertShareImage, type ImageKind, MAX_LINK_IMAGE_BYTES } from "./share-image";

const picture = { type: "image/png", size: 1_000, width: 64, height: 64 };

test.each<[ImageKind, object, string | undefined]>([
  ["favicon", {}, undefined],
  ["favicon", { type: "image/webp", width: 16 }, undefined],
  ["favicon", { width: 65 }, "pixels"],
  ["favicon", { height: 65 }, "pixels"],
  ["favicon", { type: "image/svg+xml" }, "type"],
  ["og_image", { width: 4_000, height: 3_000, size: MAX_LINK_IMAGE_BYTES }, undefined],
  ["og_image", { size: MAX_LINK_IMAGE_BYTES + 1 }, "size"],
  ["og_image", { type: "image/gif" }, "type"],
])("checks a %s of %o", (kind, change, fault) => {
  const check = () => assertShareImage(kind, { ...picture, ...change });
  if (fault) expect(check).toThrow(expect.objectContaining({ fault }));
  else expect(check).not.toThrow();
});

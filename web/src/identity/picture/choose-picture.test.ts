import { expect, test } from "vitest";
import { assertPicture, MAX_PICTURE_BYTES, middleSquare } from "./choose-picture";

test.each([
  ["image/jpeg", MAX_PICTURE_BYTES, undefined],
  ["image/png", 1, undefined],
  ["image/webp", 1, undefined],
  ["image/gif", 1, "type"],
  ["image/svg+xml", 1, "type"],
  ["", 1, "type"],
  ["image/jpeg", MAX_PICTURE_BYTES + 1, "size"],
])("checks a file of type %s with %d bytes", (type, size, fault) => {
  const check = () => assertPicture({ type, size });
  if (fault) expect(check).toThrow(expect.objectContaining({ fault }));
  else expect(check).not.toThrow();
});

test.each([
  [
    { width: 400, height: 300 },
    { x: 50, y: 0, side: 300 },
  ],
  [
    { width: 301, height: 400 },
    { x: 0, y: 49, side: 301 },
  ],
  [
    { width: 1, height: 1 },
    { x: 0, y: 0, side: 1 },
  ],
])("the middle square of %o", (image, square) => expect(middleSquare(image)).toEqual(square));

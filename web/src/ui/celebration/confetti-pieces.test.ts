import { expect, test } from "vitest";
import { movePiece, throwPieces } from "./confetti-pieces";

const area = { width: 1000, height: 800 };

test("pieces fly up from both lower corners, and all fall out of sight", () => {
  let pieces = throwPieces(area, ["red", "blue"], () => 0.5);
  expect(new Set(pieces.map(({ x, y }) => `${x} ${y}`))).toEqual(new Set(["0 800", "1000 800"]));
  expect(pieces.every(({ vy }) => vy < 0)).toBe(true);
  const highest = Math.min(
    ...Array.from({ length: 240 }, () => {
      pieces = pieces.map((piece) => movePiece(piece, 1 / 60));
      return Math.min(...pieces.map(({ y }) => y));
    }),
  );
  expect(highest).toBeLessThan(400);
  expect(pieces.every(({ y }) => y > area.height)).toBe(true);
});

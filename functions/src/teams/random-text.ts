import { randomInt } from "node:crypto";

/** A cryptographically random text. */
export const randomText = (signs: string, length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join("");

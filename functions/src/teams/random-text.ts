import { randomInt } from "node:crypto";

/** Signs drawn by chance that nobody can foresee. */
export const randomText = (signs: string, length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join("");

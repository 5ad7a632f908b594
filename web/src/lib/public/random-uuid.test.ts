import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { randomUuid } from "./random-uuid";

afterEach(() => vi.unstubAllGlobals());

it("creates UUIDs if the browser can't", () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  const made = Array.from({ length: 100 }, randomUuid);
  expect(made.every((one) => z.uuidv4().safeParse(one).success)).toBe(true);
  expect(new Set(made).size).toBe(100);
});

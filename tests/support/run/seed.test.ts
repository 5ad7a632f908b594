import { expect, test } from "vitest";
import { seedFrom } from "./seed";

test("a run has the same seed as the last", () => expect(seedFrom(undefined)).toBe(seedFrom("")));
test("a seed can be chosen", () => expect(seedFrom("7")).toBe(7));
test("a seed can be drawn", () => expect(seedFrom("random", () => 42)).toBe(42));
test("what is no number is refused", () => expect(() => seedFrom("some")).toThrow("DURE_SEED"));

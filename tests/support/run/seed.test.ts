import { expect, test } from "vitest";
import { seedFrom } from "./seed";

test("the default seed is always the same", () => expect(seedFrom(undefined)).toBe(seedFrom("")));
test("a seed can be chosen", () => expect(seedFrom("7")).toBe(7));
test("a seed can be random", () => expect(seedFrom("random", () => 42)).toBe(42));
test("a seed that is not a number is refused", () => expect(() => seedFrom("some")).toThrow("DURE_SEED"));

import { afterEach, expect, test } from "vitest";
import { cycleOf, pricedCycles, priceIdOf } from "./price-ids";

afterEach(() => {
  delete process.env.STRIPE_PRICE_MONTHLY;
  delete process.env.STRIPE_PRICE_YEARLY;
});

test("without a configured price nothing can be bought", () => {
  const refusal = expect.objectContaining({ code: "G-DATA-0001", message: "Environment variable value not found." });
  expect(pricedCycles).toThrow(refusal);
  expect(() => priceIdOf("YEARLY")).toThrow(refusal);
  expect(() => cycleOf("price_any")).toThrow(refusal);
});

test("a billing cycle can be bought only at its configured price", () => {
  process.env.STRIPE_PRICE_MONTHLY = "price_m";
  expect(pricedCycles()).toEqual(["MONTHLY"]);
  expect(cycleOf("price_m")).toBe("MONTHLY");
  expect(() => cycleOf("price_cheap")).toThrow(expect.objectContaining({ code: "BAD_REQUEST" }));
  expect(() => priceIdOf("YEARLY")).toThrow(expect.objectContaining({ code: "G-DATA-0001" }));
});

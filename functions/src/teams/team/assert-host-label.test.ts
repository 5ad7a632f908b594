import { afterEach, expect, test } from "vitest";
import { assertHostLabel } from "./assert-host-label";

const { APP_DOMAIN } = process.env;

afterEach(() => {
  Object.assign(process.env, { APP_DOMAIN });
});

test("a new team's slug must be a valid host label where teams have sub-domains", () => {
  Object.assign(process.env, { APP_DOMAIN: "dure.example" });
  expect(() => assertHostLabel("hanbit-2")).not.toThrow();
  for (const slug of ["han_bit", "-hanbit", "hb"])
    expect(() => assertHostLabel(slug)).toThrow(expect.objectContaining({ code: "BAD_REQUEST" }));
});

test("a slug can be wider than a host label where teams have no sub-domains", () => {
  Object.assign(process.env, { APP_DOMAIN: "" });
  expect(() => assertHostLabel("han_bit")).not.toThrow();
});

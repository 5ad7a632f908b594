import { expect, test } from "vitest";
import type { z } from "zod";
import { api } from "./api";

/** Firestore refuses or reserves these as ids, or they would address another document. */
const HOSTILE = ["__a__", ".", "..", "a/b", "a/b/c", "", "\ud800", "a\0b", "x".repeat(2_000)];

type Endpoint = { "~orpc": { route: { method?: string; path?: string }; inputSchema?: z.ZodObject } };

const endpoints = Object.values(api).flatMap((area): Endpoint[] => Object.values(area));
const parameters = endpoints.flatMap(({ "~orpc": { route, inputSchema } }) => {
  const given = (inputSchema?.shape.params as z.ZodObject | undefined)?.shape ?? {};
  return [...(route.path ?? "").matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    of: `${route.method} ${route.path} ${name}`,
    schema: given[name] as z.ZodType | undefined,
  }));
});

test("every path parameter accepts only document ids", () => {
  expect(parameters.length).toBeGreaterThan(100);
  const taken = parameters.flatMap(({ of, schema }) =>
    HOSTILE.filter((value) => schema?.safeParse(value).success !== false).map((value) => `${of} ${value.slice(0, 9)}`),
  );
  expect(taken).toEqual([]);
});

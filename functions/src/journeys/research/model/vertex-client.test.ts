import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { callModel, ModelRefused } from "./vertex-client";

/** A model that takes each call and says nothing. */
let silent: Server;
let calls = 0;

beforeAll(async () => {
  silent = createServer(() => {
    calls += 1;
  }).listen(0, "127.0.0.1");
  await once(silent, "listening");
});
beforeEach(() => {
  calls = 0;
  vi.stubEnv("VERTEX_URL", `http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  vi.stubEnv("VERTEX_API_KEY", "a-key");
  vi.stubEnv("RESEARCH_MODEL", "a-model");
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

test("a call of the model that times out is not repeated here, but the job may retry it", async () => {
  const late = await callModel({ contents: "두레" }, 200).catch((error: unknown) => error);
  expect(late).toBeInstanceOf(Error);
  expect(late).not.toBeInstanceOf(ModelRefused);
  expect(String(late)).toMatch(/abort|time/i);
  expect(calls).toBe(1);
});

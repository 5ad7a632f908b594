import { afterEach, expect, test, vi } from "vitest";
import { limitHeap } from "./limit-heap.ts";

function patched() {
  class FunctionsEmulator {
    project = "demo";
    getRuntimeEnvs(_backend: object, _trigger?: object): object {
      return { PROJECT: this.project };
    }
  }
  expect(limitHeap({ FunctionsEmulator })).toBeUndefined();
  return new FunctionsEmulator();
}

afterEach(() => vi.unstubAllEnvs());

test("a function's heap is half of its memory, in addition to the other Node options", () => {
  vi.stubEnv("NODE_OPTIONS", "--max-http-header-size=32768");
  expect(patched().getRuntimeEnvs({}, { availableMemoryMb: 2048 })).toEqual({
    PROJECT: "demo",
    NODE_OPTIONS: "--max-http-header-size=32768 --max-old-space-size=1024",
  });
});

test("a process that isn't a function's is unchanged", () =>
  expect(patched().getRuntimeEnvs({})).toEqual({ PROJECT: "demo" }));

test("an unknown version of firebase-tools is reported", () => expect(limitHeap({})).toMatch(/memory/));

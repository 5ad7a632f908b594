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

test("a function's heap is half of its memory, beside the options of all", () => {
  vi.stubEnv("NODE_OPTIONS", "--max-http-header-size=32768");
  expect(patched().getRuntimeEnvs({}, { availableMemoryMb: 2048 })).toEqual({
    PROJECT: "demo",
    NODE_OPTIONS: "--max-http-header-size=32768 --max-old-space-size=1024",
  });
});

test("what runs for no function of its own is left alone", () =>
  expect(patched().getRuntimeEnvs({})).toEqual({ PROJECT: "demo" }));

test("another version of firebase-tools is warned of", () => expect(limitHeap({})).toMatch(/memory/));

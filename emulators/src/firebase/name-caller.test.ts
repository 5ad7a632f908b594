import { expect, test } from "vitest";
import { nameCaller } from "./name-caller.ts";

function patched() {
  const seen: unknown[] = [];
  class RuntimeWorker {
    request(asked: object, ...more: unknown[]) {
      seen.push([asked, ...more]);
      return this;
    }
  }
  return { seen, RuntimeWorker, warning: nameCaller({ RuntimeWorker }) };
}

test("a call is told to come from this machine, unless it says where it comes from", () => {
  const { seen, RuntimeWorker, warning } = patched();
  const worker = new RuntimeWorker();
  expect(worker.request({ path: "/a", headers: { host: "x" } }, "response", "body")).toBe(worker);
  worker.request({ path: "/b", headers: { "x-forwarded-for": "203.0.113.7" } });
  worker.request({ path: "/c", headers: { "fastly-client-ip": "203.0.113.8" } });
  expect(seen).toEqual([
    [{ path: "/a", headers: { host: "x", "x-forwarded-for": "127.0.0.1" } }, "response", "body"],
    [{ path: "/b", headers: { "x-forwarded-for": "203.0.113.7" } }],
    [{ path: "/c", headers: { "fastly-client-ip": "203.0.113.8" } }],
  ]);
  expect(warning).toBeUndefined();
});

test("another version of firebase-tools is warned of", () => expect(nameCaller({})).toMatch(/address/));

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

test("a call is marked as coming from this machine, unless it has another address", () => {
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

test("an unknown version of firebase-tools is reported", () => expect(nameCaller({})).toMatch(/address/));

import { expect, test } from "vitest";
import { missUnreadableFiles } from "./miss-unreadable-files";

type Find = (request: unknown, path: string) => Promise<unknown>;

/** The patched provider; `find` is the original. */
function provider(find: (path: string) => unknown): Find {
  const module = { exports: () => async (_: unknown, path: string) => find(path) };
  expect(missUnreadableFiles(module)).toBeUndefined();
  return module.exports();
}

test("a file is found as before", async () => {
  expect(await provider((path) => ({ path }))({}, "/a.html")).toEqual({ path: "/a.html" });
});

test("a name that can't be decoded is not found", async () => {
  expect(await provider(decodeURI)({}, "/a%2")).toBeNull();
});

test("a name that is too long is not found, and any other failure is an error", async () => {
  const failing = (code: string) =>
    provider(() => {
      throw Object.assign(new Error(code), { code });
    })({}, "/a");
  expect(await failing("ENAMETOOLONG")).toBeNull();
  await expect(failing("EIO")).rejects.toThrow("EIO");
});

test("an unknown version of superstatic is reported", () => {
  expect(missUnreadableFiles(undefined)).toMatch(/Hosting/);
});

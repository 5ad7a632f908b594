import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { addresses } from "../addresses";
import { findSavedData, removeSavedData, saveData, saveRegularly } from "./saved-data";
import type { Suite } from "./settings";

afterEach(() => void vi.useRealTimers());

const suiteOf = (hubPort = 4609): Suite => {
  const folder = mkdtempSync(join(tmpdir(), "dure-data-"));
  const base = hubPort - 9;
  return { name: "data", uncheckedPasswords: "lock", base, folder, at: addresses(base) };
};

function putExport(suite: Suite, name: string, what: string): void {
  const folder = join(suite.folder, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "what"), what);
  writeFileSync(join(folder, "firebase-export-metadata.json"), "{}");
}

const found = async (suite: Suite) => {
  const folder = await findSavedData(suite);
  return folder && readFileSync(join(folder, "what"), "utf8");
};

/** A fake emulator hub. `answer` gets the path of an export, and returns the status. */
async function withHub(answer: (path: string) => number, work: (suite: Suite) => Promise<void>): Promise<void> {
  const hub = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { path } = JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(answer(path)).end();
  });
  await new Promise<void>((done) => hub.listen(0, "127.0.0.1", done));
  try {
    await work(suiteOf((hub.address() as AddressInfo).port));
  } finally {
    hub.close();
  }
}

test("without an export there is no data", async () => {
  expect(await found(suiteOf())).toBeUndefined();
});

test.each([
  ["before the first rename", { data: "old", "data.new": "new" }, "old"],
  ["between the two renames", { "data.old": "old", "data.new": "new" }, "new"],
  ["before the old export is removed", { data: "new", "data.old": "old" }, "new"],
])("a process that dies %s leaves a whole export", async (_, left, kept) => {
  const suite = suiteOf();
  for (const [name, what] of Object.entries(left)) putExport(suite, name, what);
  expect(await found(suite)).toBe(kept);
  expect(await found(suite)).toBe(kept);
});

test("an unfinished export does not count as data", async () => {
  const suite = suiteOf();
  putExport(suite, "data.old", "old");
  mkdirSync(join(suite.folder, "data.new"));
  expect(await found(suite)).toBe("old");
});

test("removed data is not restored from any older export", async () => {
  const suite = suiteOf();
  for (const name of ["data", "data.new", "data.old"]) putExport(suite, name, name);
  await removeSavedData(suite);
  expect(await found(suite)).toBeUndefined();
});

test("a new export replaces the one before", async () => {
  let made = 0;
  const answer = (path: string) => {
    mkdirSync(path);
    writeFileSync(join(path, "what"), `export ${++made}`);
    writeFileSync(join(path, "firebase-export-metadata.json"), "{}");
    return 200;
  };
  await withHub(answer, async (suite) => {
    await saveData(suite);
    await saveData(suite);
    expect(await found(suite)).toBe("export 2");
  });
});

test("a failed export leaves the one before", async () => {
  await withHub(
    () => 500,
    async (suite) => {
      putExport(suite, "data", "before");
      await expect(saveData(suite)).rejects.toThrow();
      expect(await found(suite)).toBe("before");
    },
  );
});

test("data is saved every three minutes, also after a save that failed", async () => {
  vi.useFakeTimers();
  const save = vi.fn(async () => undefined).mockRejectedValueOnce(new Error("disk full"));
  const suite = suiteOf();
  const stop = saveRegularly(suite, save);
  await vi.advanceTimersByTimeAsync(179_999);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([[suite]]);
  await vi.advanceTimersByTimeAsync(2 * 180_000);
  expect(save).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(10 * 180_000);
  expect(save).toHaveBeenCalledTimes(3);
});

test("saves never overlap, and stopping waits for the one under way", async () => {
  vi.useFakeTimers();
  const { promise: written, resolve: write } = Promise.withResolvers<void>();
  const save = vi.fn(() => written);
  const stop = saveRegularly(suiteOf(), save);
  await vi.advanceTimersByTimeAsync(2 * 180_000);
  expect(save).toHaveBeenCalledTimes(1);
  let hasStopped = false;
  const stopped = stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(hasStopped).toBe(false);
  write();
  await stopped;
  expect(save).toHaveBeenCalledTimes(2);
});

import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { addresses } from "../addresses";
import { seedOnce } from "./seed-once";
import type { Suite } from "./settings";

const suiteOf = (): Suite => {
  const folder = mkdtempSync(join(tmpdir(), "dure-seed-"));
  return { name: "seed", uncheckedPasswords: "lock", base: 4600, folder, at: addresses(4600) };
};

/** A fake seed and a fake save with these outcomes. */
function parts({ code = 0, canSave = true } = {}) {
  const seed = vi.fn(async () => code);
  const save = vi.fn(async () => {
    if (!canSave) throw new Error("disk full");
  });
  return { seed, save };
}

test("a suite is seeded once, and its data is saved before that counts", async () => {
  const suite = suiteOf();
  const marker = join(suite.folder, "state", "seeded");
  const { seed, save } = parts();
  save.mockImplementation(async () => expect(existsSync(marker)).toBe(false));
  await seedOnce(suite, { seed, save });
  await seedOnce(suite, { seed, save });
  expect([seed.mock.calls.length, save.mock.calls.length, existsSync(marker)]).toEqual([1, 1, true]);
});

test("a seed whose data could not be saved runs again at the next start", async () => {
  const suite = suiteOf();
  await seedOnce(suite, parts({ canSave: false }));
  const { seed, save } = parts();
  await seedOnce(suite, { seed, save });
  expect([seed.mock.calls.length, save.mock.calls.length]).toEqual([1, 1]);
});

test("a seed that failed saves nothing and runs again at the next start", async () => {
  const suite = suiteOf();
  const failed = parts({ code: 1 });
  await seedOnce(suite, failed);
  const { seed, save } = parts();
  await seedOnce(suite, { seed, save });
  expect([failed.save.mock.calls.length, seed.mock.calls.length]).toEqual([0, 1]);
});

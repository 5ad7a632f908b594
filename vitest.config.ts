import { configDefaults, defineConfig } from "vitest/config";
import { LongFilesFirst } from "./tests/support/run/long-files-first.ts";
import { seedFrom } from "./tests/support/run/seed.ts";

// Drawn here, once: all files of a run, whatever process they are in, begin with the same seed.
if (process.env.DURE_SEED) {
  process.env.DURE_SEED = String(seedFrom(process.env.DURE_SEED));
  console.log(`DURE_SEED=${process.env.DURE_SEED}`);
}

/** CI gives a test of the whole stack two more tries on its busy machine, and prints which ones needed them. */
const retry = Number(process.env.DURE_RETRIES ?? 0);

/** Tests in a browser. */
const browsers = {
  retry,
  testTimeout: 300_000,
  hookTimeout: 120_000,
  globalSetup: "tests/e2e/support/install-chromium.ts",
  // A worker keeps its Chromium from file to file.
  isolate: false,
  // As patient as the browser's own waiting.
  expect: { poll: { timeout: 30_000 } },
};

/** An engine against an oracle, or against itself with other data, on many random questions: seconds for each file. */
const PROPERTIES = "{domain/src,functions/src,tests/structure}/**/*.property.test.ts";

/** They share nothing but Node, and a worker of its own for each file takes longer than most files. */
const alone = {
  setupFiles: ["tests/support/run/fix-seed.ts"],
  pool: "threads" as const,
  isolate: false,
  maxWorkers: 2,
  sequence: { groupOrder: 0 },
};

/** Needs a stack in which teams have sub-domains (`DURE_DOMAIN`); `tests/e2e/app/subdomains.test.ts` starts one. */
const subdomains = { test: { ...browsers, name: "subdomains", include: ["tests/subdomains/**/*.test.ts"] } };

/**
 * `unit` and `properties` need nothing but Node; the others run inside a running local stack (`npm test` starts one), one
 * after the other: browsers are slow beside a busy suite. `kill` ends processes that the others are using: a whole run
 * starts a second stack for it (emulators/src/test.ts).
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: process.env.DURE_DOMAIN
      ? [subdomains]
      : [
          {
            test: {
              name: "unit",
              include: [
                "{domain,functions,web,emulators}/src/**/*.test.{ts,tsx}",
                "tests/{structure,support,fuzz,mails}/**/*.test.ts",
              ],
              exclude: [...configDefaults.exclude, PROPERTIES],
              testTimeout: 20_000,
              ...alone,
            },
          },
          {
            test: {
              name: "properties",
              include: [PROPERTIES],
              testTimeout: 60_000,
              ...alone,
            },
          },
          {
            test: {
              name: "suite",
              include: ["tests/{rules,api,emulators}/**/*.test.ts"],
              retry,
              testTimeout: 120_000,
              hookTimeout: 120_000,
              // They share nothing but what they import, which takes a third of their own time.
              isolate: false,
              // Most of them wait for jobs and for providers that are slow: more of them wait at once than there are cores.
              maxWorkers: 4,
              sequence: { groupOrder: 1 },
            },
          },
          {
            test: {
              name: "kill",
              include: ["tests/kill/**/*.test.ts"],
              retry,
              testTimeout: 300_000,
              hookTimeout: 120_000,
              isolate: false,
              fileParallelism: false,
              sequence: { groupOrder: 2 },
            },
          },
          {
            test: {
              ...browsers,
              name: "e2e",
              include: ["tests/e2e/**/*.test.ts"],
              maxWorkers: 2,
              sequence: { groupOrder: 3 },
            },
          },
        ],
  },
});

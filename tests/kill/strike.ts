import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Death } from "../../emulators/src/firebase/deaths";
import { deathsFolder, SCRATCH, suiteFromEnvironment } from "../../emulators/src/suite/settings";
import { until } from "../support/suite/wait";

const FOLDER = deathsFolder(suiteFromEnvironment(process.env, SCRATCH));
const PATIENCE_MS = 120_000;

/** What works: `api` while a request waits for its answer, `jobs` while something goes on in the background. */
export type FunctionName = "api" | "jobs";

/** Where a process looks for the deaths that are asked of it. */
export const deathsOf = (process: FunctionName | "writer"): string => join(FOLDER, process);

/**
 * Lets a process of a function die at a moment, once.
 * @returns waits until one has died; it fails where none did
 */
export async function strike(process: FunctionName | "writer", death: Death): Promise<() => Promise<void>> {
  const folder = deathsOf(process);
  const file = join(folder, randomUUID());
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(death));
  await rename(`${file}.new`, `${file}.json`);
  return async () => {
    await until(() => existsSync(`${file}.struck`), PATIENCE_MS);
  };
}

/** Takes back what has not struck, so that it doesn't strike another test. */
export const spareAll = (): Promise<void> => rm(FOLDER, { recursive: true, force: true });

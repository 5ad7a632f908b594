import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { KillPoint } from "../../emulators/src/firebase/kill-points";
import { killPointsFolder, SCRATCH, suiteFromEnvironment } from "../../emulators/src/suite/settings";
import { until } from "../support/suite/wait";

const FOLDER = killPointsFolder(suiteFromEnvironment(process.env, SCRATCH));
const DEATH_TIMEOUT_MS = 120_000;

/** A function with its own processes: `api` answers requests, the others run background work. */
export type FunctionName = "api" | "jobs" | "webhooks" | "campaigns" | "snapshots";

/** The folder with a process's kill points. */
export const killPointsOf = (process: FunctionName | "writer"): string => join(FOLDER, process);

/**
 * Makes one process of a function die at a kill point, once.
 * @returns a function that waits until a process has died, and fails if none does
 */
export async function armKillPoint(
  process: FunctionName | "writer",
  killPoint: KillPoint,
): Promise<() => Promise<void>> {
  const folder = killPointsOf(process);
  const file = join(folder, randomUUID());
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(killPoint));
  await rename(`${file}.new`, `${file}.json`);
  return async () => {
    await until(() => existsSync(`${file}.reached`), DEATH_TIMEOUT_MS);
  };
}

/** Removes all kill points that were not reached, so that they don't affect the next test. */
export const disarmKillPoints = (): Promise<void> => rm(FOLDER, { recursive: true, force: true });

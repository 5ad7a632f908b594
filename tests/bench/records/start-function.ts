import { existsSync } from "node:fs";
import { suiteFromEnvironment } from "../../../emulators/src/suite/settings";
import { functionEnvironment } from "../../../emulators/src/suite/ticker";
import { suite } from "../../support/suite/suite";
import { startAccounts } from "./accounts";
import { type Program, startProgram } from "./process";

/** A deployed function's disk is memory, so its files are put in memory here too. */
const MEMORY_DISK = "/dev/shm";

/** Starts a program beside this file in the environment of the product's function `api`. */
export async function startFunction(file: string, environment: Record<string, string> = {}): Promise<Program> {
  const { port } = new URL(suite.appUrl);
  const local = suiteFromEnvironment({ DURE_SUITE: "bench", DURE_PORT: port });
  const accounts = await startAccounts();
  const program = await startProgram(file, {
    ...functionEnvironment(local),
    FIREBASE_AUTH_EMULATOR_HOST: accounts.host,
    FUNCTION_TARGET: "api",
    ...(existsSync(MEMORY_DISK) && { TMPDIR: MEMORY_DISK }),
    ...environment,
  });
  return { url: program.url, stop: () => program.stop().finally(accounts.stop) };
}

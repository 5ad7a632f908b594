import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clientEnvironment } from "../addresses";
import { startProgram } from "./child";
import { LoggedFailure, printStatus, step } from "./progress";
import { printNotSaved, saveData } from "./saved-data";
import { ROOT, type Suite, VERBOSE } from "./settings";

type Parts = {
  /** Runs the seed. Resolves with its exit code. */
  seed: (suite: Suite, log: string) => Promise<number>;
  save: (suite: Suite) => Promise<void>;
};

/** The message if the seed fails: the data of an interrupted start may prevent the next seed. */
const FAILED =
  "The demo team could not be seeded whole. `npm start -- --fresh` begins without the data of earlier runs.";

/** Seeds an empty suite with the demo team. A suite that has its data from the last run is left as it is. */
export async function seedOnce(suite: Suite, { seed, save }: Parts = { seed: runSeed, save: saveData }): Promise<void> {
  const state = join(suite.folder, "state");
  const marker = join(state, "seeded");
  if (existsSync(marker)) return;
  await step("Seed", async () => {
    const log = join(suite.folder, "seed.log");
    if ((await seed(suite, log)) !== 0) {
      // The product works without demo data: report the failure and continue.
      printStatus(`✗ ${new LoggedFailure(FAILED, log).message}`);
      return;
    }
    // The seed counts once its data is saved: after a crash before that, it runs again.
    const isSaved = await save(suite).then(() => true, printNotSaved);
    if (!isSaved) return;
    await mkdir(state, { recursive: true });
    await writeFile(marker, "");
  });
}

const runSeed = (suite: Suite, log: string): Promise<number> =>
  startProgram(join(ROOT, "emulators/src/seed/main.ts"), [], {
    cwd: ROOT,
    log,
    env: { ...clientEnvironment(suite.at), DURE_PORT: String(suite.at.port("hosting")) },
    echo: VERBOSE,
  }).exited;

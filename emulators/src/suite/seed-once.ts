import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clientEnvironment } from "../addresses";
import { startProgram } from "./child";
import { LoggedFailure, printStatus, step } from "./progress";
import { printNotSaved, saveData } from "./saved-data";
import { ROOT, type Suite, VERBOSE } from "./settings";

/** Seeds an empty suite with the demo team. A suite that has its data from the last run is left as it is. */
export async function seedOnce(suite: Suite): Promise<void> {
  const marker = join(suite.folder, "state", "seeded");
  if (existsSync(marker)) return;
  await step("Seed", () => seed(suite, marker));
}

async function seed(suite: Suite, marker: string): Promise<void> {
  const log = join(suite.folder, "seed.log");
  const program = startProgram(join(ROOT, "emulators/src/seed/main.ts"), [], {
    cwd: ROOT,
    log,
    env: { ...clientEnvironment(suite.at), DURE_PORT: String(suite.at.port("hosting")) },
    echo: VERBOSE,
  });
  // The product works without demo data: report the failure and continue.
  if ((await program.exited) === 0) {
    // The seed counts once its data is saved: after a crash before that, it runs again.
    await saveData(suite).catch(printNotSaved);
    await writeFile(marker, "");
  } else printStatus(`✗ ${new LoggedFailure("The demo team could not be seeded whole.", log).message}`);
}

import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clientEnvironment } from "../addresses";
import { startProgram } from "./child";
import { ROOT, type Suite } from "./settings";

/** Fills an empty suite with the demo team. Data that outlived the last run is left as it is. */
export async function seedOnce(suite: Suite): Promise<void> {
  const marker = join(suite.folder, "state", "seeded");
  if (existsSync(marker)) return;
  console.log("Seeding the demo team");
  const seed = startProgram(join(ROOT, "emulators/src/seed/main.ts"), [], {
    cwd: ROOT,
    log: join(suite.folder, "seed.log"),
    env: { ...clientEnvironment(suite.at), DURE_PORT: String(suite.at.port("hosting")) },
    echo: true,
  });
  // The product runs without its demo data too: say so and go on.
  if ((await seed.exited) === 0) await writeFile(marker, "");
  else console.error(`The demo team could not be seeded whole: ${join(suite.folder, "seed.log")}`);
}

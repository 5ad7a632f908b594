import { watch } from "node:fs";
import { join } from "node:path";
import { HOST } from "../addresses";
import { buildFunctions, FUNCTIONS } from "./build";
import { deployFunctions, deployRules, RULES } from "./deploy";
import { withLock } from "./lock";
import { LoggedFailure, printStatus, step } from "./progress";
import { BUILD_LOCK, ROOT, type Suite } from "./settings";
import type { Ticker } from "./ticker";

const SETTLED_MS = 200;

/** Builds the functions on every change, and puts them and the rules where the emulators watch. Returns how to stop. */
export function watchSources(suite: Suite, ticker: Ticker): () => Promise<void> {
  const load = async () => {
    await withLock(BUILD_LOCK, async () => {
      await buildFunctions(suite);
      await deployFunctions(suite);
    });
    await loadAgain(suite);
    await ticker.restart();
  };
  const functionsChanged = settled(() => step("Functions", load, () => "built again"));
  const rulesChanged = settled(() => deployRules(suite));
  const watchers = [
    ...FUNCTIONS.sources.map((path) => watch(join(ROOT, path), { recursive: true }, functionsChanged)),
    ...RULES.map((name) => watch(join(ROOT, name), rulesChanged)),
  ];
  return async () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** The functions emulator does not watch below a folder whose name starts with a dot: the hub makes it load again. */
async function loadAgain({ at }: Suite) {
  await fetch(`http://${HOST}:${at.port("hub")}/functions/enableBackgroundTriggers`, { method: "PUT" });
}

/** Runs `work` once after a flurry of changes, one run at a time. */
function settled(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(work).catch((error: Error) => {
        printStatus(`✗ ${error instanceof LoggedFailure ? error.summary : error.message}`);
      });
    }, SETTLED_MS);
  };
}

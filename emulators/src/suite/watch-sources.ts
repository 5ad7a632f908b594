import { watch } from "node:fs";
import { join } from "node:path";
import { HOST } from "../addresses";
import { buildFunctions, FUNCTIONS } from "./build";
import { deployFunctions, deployRules, RULES } from "./deploy";
import { withLock } from "./lock";
import { LoggedFailure, printStatus, step } from "./progress";
import { BUILD_LOCK, ROOT, type Suite } from "./settings";
import type { Ticker } from "./ticker";

const DEBOUNCE_MS = 200;

/** Rebuilds functions and redeploys functions and rules when their sources change. Returns a function that stops it. */
export function watchSources(suite: Suite, ticker: Ticker): () => Promise<void> {
  const load = async () => {
    await withLock(BUILD_LOCK, async () => {
      await buildFunctions(suite);
      await deployFunctions(suite);
    });
    await reloadFunctions(suite);
    await ticker.restart();
  };
  const functionsChanged = debounced(() => step("Functions", load, () => "built again"));
  const rulesChanged = debounced(() => deployRules(suite));
  const watchers = [
    ...FUNCTIONS.sources.map((path) => watch(join(ROOT, path), { recursive: true }, functionsChanged)),
    ...RULES.map((name) => watch(join(ROOT, name), rulesChanged)),
  ];
  return async () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** Makes the functions emulator reload. It does not watch below a folder whose name starts with a dot. */
async function reloadFunctions({ at }: Suite) {
  await fetch(`http://${HOST}:${at.port("hub")}/functions/enableBackgroundTriggers`, { method: "PUT" });
}

/** Debounces calls of `work`, and runs them one at a time. */
function debounced(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(work).catch((error: Error) => {
        printStatus(`✗ ${error instanceof LoggedFailure ? error.summary : error.message}`);
      });
    }, DEBOUNCE_MS);
  };
}

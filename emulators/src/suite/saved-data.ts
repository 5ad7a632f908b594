import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { HOST } from "../addresses";
import { printStatus } from "./progress";
import type { Suite } from "./settings";

const EVERY_MS = 3 * 60_000;
/** The timeout of an export: a large team's data takes a while to write. */
const MOST_MS = 120_000;
const METADATA = "firebase-export-metadata.json";

const dataOf = ({ folder }: Suite) => join(folder, "data");
const isWhole = (folder: string) => existsSync(join(folder, METADATA));

/** The folder with the newest whole export of the emulators' data; undefined if there is none. */
export async function findSavedData(suite: Suite): Promise<string | undefined> {
  const data = dataOf(suite);
  // If a process died while it replaced the export, the previous or the new export is still under a temporary name.
  for (const left of [`${data}.new`, `${data}.old`]) {
    if (!isWhole(data) && isWhole(left)) {
      await rm(data, { recursive: true, force: true });
      await rename(left, data);
    }
    await rm(left, { recursive: true, force: true });
  }
  return isWhole(data) ? data : undefined;
}

/** Deletes all exports, including those that a dead process has left. */
export async function removeSavedData(suite: Suite): Promise<void> {
  const data = dataOf(suite);
  await Promise.all([data, `${data}.new`, `${data}.old`].map((one) => rm(one, { recursive: true, force: true })));
}

/** Exports the emulators' data into the suite's folder. An export is replaced once the next one is complete. */
export async function saveData(suite: Suite): Promise<void> {
  const data = dataOf(suite);
  await rm(`${data}.new`, { recursive: true, force: true });
  const answer = await fetch(`http://${HOST}:${suite.at.port("hub")}/_admin/export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: `${data}.new`, initiatedBy: "dure" }),
    signal: AbortSignal.timeout(MOST_MS),
  });
  if (!answer.ok) throw new Error(await answer.text());
  if (existsSync(data)) await rename(data, `${data}.old`);
  await rename(`${data}.new`, data);
  await rm(`${data}.old`, { recursive: true, force: true });
}

export const printNotSaved = (error: Error): void => printStatus(`✗ The data could not be saved: ${error.message}`);

/** Saves the data every few minutes, so that a crash loses no more than that. Returns a function that stops it. */
export function saveRegularly(suite: Suite, save = saveData): () => Promise<void> {
  let saving = Promise.resolve();
  const timer = setInterval(() => {
    saving = saving.then(() => save(suite)).catch(printNotSaved);
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return saving;
  };
}

/**
 * The error messages of browsers for code that could not be fetched: Chrome, Firefox, Safari, and the bundler for a
 * style sheet.
 */
const MESSAGES = [
  "dynamically imported module",
  "error loading dynamically imported",
  "Importing a module script failed",
  "Unable to preload CSS",
];

/** Whether a part of the app could not be fetched: the browser is offline, or a new version has replaced the file. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && MESSAGES.some((message) => error.message.includes(message));

const RELOADED = "dure.reloaded";
/** After a second failure within this time, an old version can't be the reason. */
const ONCE_IN_MS = 60_000;

/**
 * Reloads the page once to get a new version of the app; if that doesn't help, the failure is shown.
 * @returns whether it reloads
 */
export function reloadOnce(now: number, storage: Storage, reload: () => void): boolean {
  if (now - Number(storage.getItem(RELOADED) ?? 0) < ONCE_IN_MS) return false;
  storage.setItem(RELOADED, String(now));
  reload();
  return true;
}

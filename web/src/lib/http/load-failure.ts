/** What browsers say of code that could not be fetched: Chrome, Firefox, Safari, and the bundler of a style sheet. */
const MESSAGES = [
  "dynamically imported module",
  "error loading dynamically imported",
  "Importing a module script failed",
  "Unable to preload CSS",
];

/** Whether a part of the app could not be fetched: the browser is offline, or a new version has taken its place. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && MESSAGES.some((message) => error.message.includes(message));

const RELOADED = "dure.reloaded";
/** A second failure within this time is no old version. */
const ONCE_IN_MS = 60_000;

/**
 * Reloads the page for a new version of the app, once: a failure that a reload did not mend is shown.
 * @returns whether it reloads
 */
export function reloadOnce(now: number, storage: Storage, reload: () => void): boolean {
  if (now - Number(storage.getItem(RELOADED) ?? 0) < ONCE_IN_MS) return false;
  storage.setItem(RELOADED, String(now));
  reload();
  return true;
}

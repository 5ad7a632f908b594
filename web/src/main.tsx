import { isEntryPath } from "./identity/public/is-entry-path";
import { reloadOnce } from "./lib/http/load-failure";
import { isScrolledDown } from "./lib/start/scroll-places";
import { keptListAt } from "./records/record/first-list/kept-list";

const openApp = async () => (await import("./app/start-app")).startApp();

/**
 * The pages before a session come without the app's code, which is fetched when a page needs it; a list that this browser has
 * shown before comes ahead of it.
 */
async function start(): Promise<void> {
  // A list that will be scrolled down begins with other rows.
  const kept = import.meta.env.PROD && !isScrolledDown("list") ? keptListAt(location) : undefined;
  if (isEntryPath(location.pathname)) await (await import("./identity/public/start-entry")).startEntry(openApp);
  else if (kept) await (await import("./records/record/first-list/start-first-list")).startFirstList(kept, openApp);
  else await openApp();
}

start().catch((error) => {
  console.error(error);
  reloadOnce(Date.now(), sessionStorage, () => location.reload());
});

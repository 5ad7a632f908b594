import { isEntryPath } from "./identity/public/is-entry-path";
import { reloadOnce } from "./lib/http/load-failure";
import { isScrolledDown } from "./lib/start/scroll-places";
import { listSnapshotAt } from "./records/record/first-list/list-snapshot";

const openApp = async () => (await import("./app/start-app")).startApp();

/**
 * Entry pages load without the app's code, which is fetched once a page needs it. A list that this browser has cached
 * is shown before the app's code arrives.
 */
async function start(): Promise<void> {
  // The cache has the list's first rows. If the scroll position will be restored further down, it isn't used.
  const kept = import.meta.env.PROD && !isScrolledDown("list") ? listSnapshotAt(location) : undefined;
  if (isEntryPath(location.pathname)) await (await import("./identity/public/start-entry")).startEntry(openApp);
  else if (kept) await (await import("./records/record/first-list/start-first-list")).startFirstList(kept, openApp);
  else await openApp();
}

start().catch((error) => {
  console.error(error);
  reloadOnce(Date.now(), sessionStorage, () => location.reload());
});

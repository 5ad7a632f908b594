import { isEntryPath } from "./identity/public/is-entry-path";
import { reloadOnce } from "./lib/http/load-failure";

const openApp = async () => (await import("./app/start-app")).startApp();

/** The pages before a session come without the app's code, which is fetched when a page needs it. */
async function start(): Promise<void> {
  if (isEntryPath(location.pathname)) await (await import("./identity/public/start-entry")).startEntry(openApp);
  else await openApp();
}

start().catch((error) => {
  console.error(error);
  reloadOnce(Date.now(), sessionStorage, () => location.reload());
});

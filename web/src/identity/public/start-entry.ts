import { loadConfig } from "../../lib/firebase/config";
import { followLink, language, saveLanguage } from "../../lib/language/language";
import { refusalPage } from "../../lib/session/refusal-page";
import type { EntryHost } from "./entry-host";
import { isEntryPath } from "./is-entry-path";
import { loadAccount } from "./load-account";
import { mountEntry } from "./mount-entry";

type OpenApp = () => Promise<void>;

/** Why the previous session ended: the app stores it in the state of the history entry. */
function reasonOf(state: unknown): string | undefined {
  const { usr } = (state ?? {}) as { usr?: { reason?: unknown } };
  return typeof usr?.reason === "string" && usr.reason !== "" ? usr.reason : undefined;
}

const pathHere = () => location.pathname + location.search;

/**
 * Shows entry pages as a document of their own. For any other page, `openApp` starts the app in the same document, and
 * the entry page stays until the app is rendered.
 */
export async function startEntry(openApp: OpenApp): Promise<void> {
  followLink(location.search);
  document.documentElement.lang = language();
  const config = await loadConfig().catch(() => undefined);
  // The app says so.
  if (!config) return openApp();
  const place = document.createElement("div");
  document.body.prepend(place);
  let unmount = () => {};
  let isLeft = false;

  const show = async () => {
    if (isLeft) return;
    if (isEntryPath(location.pathname)) {
      const before = unmount;
      unmount = await mountEntry(place, hostOf());
      before();
    } else {
      isLeft = true;
      removeEventListener("popstate", show);
      await openApp();
      unmount();
      place.remove();
    }
  };
  const navigate: EntryHost["navigate"] = (to, { replace } = { replace: false }) => {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    void show();
  };
  const hostOf = (): EntryHost => ({
    config,
    path: pathHere(),
    reason: reasonOf(history.state),
    navigate,
    chooseLanguage: (locale) => saveLanguage(locale, config.domain),
  });

  addEventListener("popstate", show);
  await show();
  await loadAccount(config).then((account) =>
    account.onRefusal((refusal) => {
      const page = refusalPage(refusal);
      if (page && !isLeft) navigate(page, { replace: true });
    }),
  );
}

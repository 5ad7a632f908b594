import { selectorOf } from "./form-class";
import type { RuntimeModule } from "./runtime-contract";
import { type Settings, settingsOf } from "./settings";
import { watchForms } from "./watch-forms";

/** What all script tags of a page share. */
type Page = { routers: Set<string>; passing: WeakSet<HTMLFormElement> };
const KEY = Symbol.for("dure.forms");

function pageOf(site: { [KEY]?: Page }): Page {
  site[KEY] ??= { routers: new Set(), passing: new WeakSet() };
  return site[KEY];
}

/** The script that a website loads beside its own form: it asks the app for nothing until a form is touched. */
function connect(settings: Settings): void {
  const { routers, passing } = pageOf(window as { [KEY]?: Page });
  // Tag managers and single-page websites load a script more than once.
  if (routers.has(settings.router)) return;
  routers.add(settings.router);
  const runtime = (): Promise<RuntimeModule> => import(/* @vite-ignore */ `${settings.origin}/form-runtime.js`);
  watchForms(selectorOf(settings.cls), passing, async () => (await runtime()).createRuntime(settings));

  // Opened by the router's editor, which wants to know what the form asks.
  const asked = new URLSearchParams(location.hash.slice(1));
  const { opener } = window;
  if (opener && asked.get("dure-router") === settings.router)
    runtime()
      .then(({ reportForm }) => reportForm(settings, opener, asked.get("class") ?? ""))
      .catch(() => {});
}

const tag = document.currentScript;
const settings = tag instanceof HTMLScriptElement ? settingsOf(tag.src, tag.dataset, location.search) : undefined;
if (settings) connect(settings);

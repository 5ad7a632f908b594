import { selectorOf } from "./form-class";
import type { RuntimeModule } from "./runtime-contract";
import { type Settings, settingsOf } from "./settings";
import { sitePage } from "./site-page";
import { watchForms } from "./watch-forms";

/** Runs the script that a website loads for its own form. It sends no request to the app until a form is shown. */
function connect(settings: Settings): void {
  const page = sitePage();
  // Tag managers and single-page websites load a script more than once.
  if (page.routers.has(settings.router)) return;
  page.routers.add(settings.router);
  const runtime = (): Promise<RuntimeModule> => import(/* @vite-ignore */ `${settings.origin}/form-runtime.js`);
  watchForms(selectorOf(settings.cls), page, async () => (await runtime()).createRuntime(settings));

  // The router's editor has opened this page, and expects the form's inputs.
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

import { type FormInput, scanInputs } from "../../form-inputs";
import { selectorOf } from "./form-class";
import { routingCalls } from "./routing-calls";
import type { Settings } from "./settings";

/** How long to wait for a form that the website's own script renders later. */
const PATIENCE_MS = 10_000;

/**
 * Sends the form's inputs to the editor that opened this website: `{ type: "dure:router", id, inputs }`, with null
 * inputs if no form is found. The message goes only to the app's own origin, whoever opened the page.
 * @param cls the form's class in the editor, or ""
 */
export async function reportForm(settings: Settings, opener: WindowProxy, cls: string): Promise<void> {
  const selector = selectorOf(cls || settings.cls || (await savedClass(settings)));
  const inputs = await found(() => inputsNow(selector));
  opener.postMessage({ type: "dure:router", id: settings.router, inputs: inputs ?? null }, settings.origin);
}

const savedClass = (settings: Settings): Promise<string> =>
  routingCalls(settings, "en")
    .getRouter()
    .then(
      ({ form_selector }) => form_selector ?? "",
      () => "",
    );

/** The inputs of the form with the class. Without a class, or if no element has it, those of the page's only form. */
function inputsNow(selector: string | undefined): FormInput[] | undefined {
  const named = selector ? document.querySelector(selector) : null;
  const forms = document.querySelectorAll("form");
  const form = named?.querySelector("form") ?? named ?? (forms.length === 1 ? forms[0] : undefined);
  const inputs = form ? scanInputs(form) : [];
  return inputs.length > 0 ? inputs : undefined;
}

function found(look: () => FormInput[] | undefined): Promise<FormInput[] | undefined> {
  const now = look();
  if (now) return Promise.resolve(now);
  return new Promise((done) => {
    const end = (inputs: FormInput[] | undefined) => {
      observer.disconnect();
      clearTimeout(timer);
      done(inputs);
    };
    const observer = new MutationObserver(() => {
      const inputs = look();
      if (inputs) end(inputs);
    });
    const timer = setTimeout(() => end(undefined), PATIENCE_MS);
    observer.observe(document, { childList: true, subtree: true });
  });
}

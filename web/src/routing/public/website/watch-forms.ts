import { hasClass } from "./form-class";
import { lazyRuntime } from "./lazy-runtime";
import type { Runtime } from "./runtime-contract";
import { submitAgain } from "./submit-again";

/** How long the website's own submit waits at most. */
const PATIENCE_MS = 4_000;

type Submitter = HTMLElement | null;

/**
 * Watches all forms of the document, also those that come later. The first touch fetches the runtime; a submit waits for
 * its routing, and goes on whatever becomes of that.
 * @param selector the form's class, where it is known before the runtime is
 * @param passing the forms whose submit goes on just now; no other script tag on the page must hold it again
 */
export function watchForms(
  selector: string | undefined,
  passing: WeakSet<HTMLFormElement>,
  fetchRuntime: () => Promise<Runtime>,
): void {
  const runtime = lazyRuntime(fetchRuntime);
  const held = new WeakSet<HTMLFormElement>();
  const isOurs = (form: HTMLFormElement) =>
    (selector === undefined || hasClass(form, selector)) && (runtime.now()?.takes(form) ?? true);

  const touch = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (form && isOurs(form)) runtime.load().catch(() => {});
  };
  const hold = async (form: HTMLFormElement, submitter: Submitter) => {
    held.add(form);
    const pass = () => {
      if (!held.delete(form)) return;
      passing.add(form);
      submitAgain(form, submitter);
      passing.delete(form);
    };
    const tooLong = setTimeout(pass, PATIENCE_MS);
    try {
      const { takes, route } = await runtime.load();
      const show = takes(form) ? await route(form, submitter) : undefined;
      if (show && held.has(form)) show(pass);
      // Not ours: another script tag's router may take it.
      if (!show && held.delete(form)) submitAgain(form, submitter);
    } catch {
      pass();
    }
    clearTimeout(tooLong);
  };
  const submit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || passing.has(form) || !isOurs(form) || runtime.hasFailed()) return;
    const ready = runtime.now();
    if (ready && !ready.waits) {
      beside(ready, form, submitter);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.has(form)) void hold(form, submitter);
  };
  // First of all, so that no handler of the website's has seen a submit that waits.
  addEventListener("focusin", touch, true);
  addEventListener("input", touch, true);
  addEventListener("submit", submit, true);
}

/** Routes a form while its own submit goes on. */
function beside({ route }: Runtime, form: HTMLFormElement, submitter: Submitter): void {
  route(form, submitter)
    .then((show) => show(() => {}))
    .catch(() => {});
}

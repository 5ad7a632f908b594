import { hasClass } from "./form-class";
import { lazyRuntime } from "./lazy-runtime";
import type { Runtime } from "./runtime-contract";
import { type SitePage, submitUnheard } from "./site-page";
import { submitAgain } from "./submit-again";
import { watchScriptedSubmits } from "./watch-scripted-submits";
import { whenShown } from "./when-shown";

/** How long the website's own submit waits at most. */
const PATIENCE_MS = 4_000;

type Submitter = HTMLElement | null;

/** A held submit. `pass` lets it continue; `leave` gives it back if the form belongs to another router. */
type Held = { submitter: Submitter; isScripted: boolean; pass: () => void; leave: () => void };

/**
 * Watches all forms of the document, including later ones. The runtime is fetched once a form is shown or touched. A
 * submit waits for its routing, and continues even if that fails.
 * @param selector the form's class, if it is known before the runtime is loaded
 */
export function watchForms(selector: string | undefined, page: SitePage, fetchRuntime: () => Promise<Runtime>): void {
  const { passing } = page;
  const runtime = lazyRuntime(fetchRuntime);
  const held = new WeakSet<HTMLFormElement>();
  /**
   * The forms that were edited since the last submit. Only these are routed when a script submits them, and only once.
   */
  const written = new WeakSet<HTMLFormElement>();
  const isOurs = (form: HTMLFormElement) =>
    (selector === undefined || hasClass(form, selector)) && (runtime.now()?.takes(form) ?? true);
  const isTaken = (form: HTMLFormElement) => !passing.has(form) && isOurs(form) && !runtime.hasFailed();

  const hold = async (form: HTMLFormElement, { submitter, isScripted, pass, leave }: Held) => {
    held.add(form);
    const passOnce = () => {
      if (held.delete(form)) pass();
    };
    const tooLong = setTimeout(passOnce, PATIENCE_MS);
    try {
      const { takes, route } = await runtime.load();
      const show = takes(form) ? await route(form, submitter, isScripted) : undefined;
      if (show && held.has(form)) show(isScripted ? () => held.delete(form) : passOnce);
      // The form isn't this router's: another script tag's router may take it.
      if (!show && held.delete(form)) leave();
    } catch {
      passOnce();
    }
    clearTimeout(tooLong);
  };
  /** Returns whether the submit waits. Without interception the form is routed while its submit continues. */
  const take = (form: HTMLFormElement, submit: Held): boolean => {
    written.delete(form);
    const ready = runtime.now();
    if (ready && !ready.waits) {
      beside(ready, form, submit.submitter);
      return false;
    }
    if (!held.has(form)) void hold(form, submit);
    return true;
  };
  const submit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !isTaken(form)) return;
    if (!take(form, heldEvent(form, submitter, passing))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  fetchEarly(runtime, isOurs, written);
  // In the capture phase, before any of the website's handlers can see a submit that is held.
  addEventListener("submit", submit, true);
  watchScriptedSubmits(page, (form, goOn) => {
    if (held.has(form)) return true;
    if (!written.has(form) || !form.isConnected || !isTaken(form)) return false;
    return take(form, { submitter: null, isScripted: true, pass: () => submitUnheard(form), leave: goOn });
  });
}

/** Fetches the runtime once a form is shown or touched, and notes which forms were edited. */
function fetchEarly(
  { load }: Pick<ReturnType<typeof lazyRuntime>, "load">,
  isOurs: (form: HTMLFormElement) => boolean,
  written: WeakSet<HTMLFormElement>,
): void {
  const fetchRuntime = () => void load().catch(() => {});
  const touch = ({ type, target }: Event) => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (!form || !isOurs(form)) return;
    if (type === "input") written.add(form);
    fetchRuntime();
  };
  whenShown(isOurs, fetchRuntime);
  addEventListener("focusin", touch, true);
  addEventListener("input", touch, true);
}

/** A held submit from a `submit` event. It continues as a new submit, with all of the website's handlers. */
function heldEvent(form: HTMLFormElement, submitter: Submitter, passing: WeakSet<HTMLFormElement>): Held {
  const leave = () => submitAgain(form, submitter);
  const pass = () => {
    passing.add(form);
    leave();
    passing.delete(form);
  };
  return { submitter, isScripted: false, pass, leave };
}

/** Routes a form while its own submit goes on. */
function beside({ route }: Runtime, form: HTMLFormElement, submitter: Submitter): void {
  route(form, submitter, false)
    .then((show) => show(undefined))
    .catch(() => {});
}

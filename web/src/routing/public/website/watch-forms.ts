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

/** How a submit that was held goes on: at last, and where the form turns out to be another's. */
type Held = { submitter: Submitter; isScripted: boolean; pass: () => void; leave: () => void };

/**
 * Watches all forms of the document, also those that come later. A form that is shown or touched fetches the runtime; a
 * submit waits for its routing, and goes on whatever becomes of that.
 * @param selector the form's class, where it is known before the runtime is
 */
export function watchForms(selector: string | undefined, page: SitePage, fetchRuntime: () => Promise<Runtime>): void {
  const { passing } = page;
  const runtime = lazyRuntime(fetchRuntime);
  const held = new WeakSet<HTMLFormElement>();
  /** What was written since the last submit: only that is routed when a script submits the form, and once. */
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
      // Not ours: another script tag's router may take it.
      if (!show && held.delete(form)) leave();
    } catch {
      passOnce();
    }
    clearTimeout(tooLong);
  };
  /** Whether it waits; without interception it is routed while it goes on. */
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
  // First of all, so that no handler of the website's has seen a submit that waits.
  addEventListener("submit", submit, true);
  watchScriptedSubmits(page, (form, goOn) => {
    if (held.has(form)) return true;
    if (!written.has(form) || !form.isConnected || !isTaken(form)) return false;
    return take(form, { submitter: null, isScripted: true, pass: () => submitUnheard(form), leave: goOn });
  });
}

/** Fetches the runtime once one of the forms is shown or touched, and notes those that are written into. */
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

/** A submit that an event told of goes on as another one, with all the website's handlers. */
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

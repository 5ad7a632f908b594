import { sitePage, submitUnheard } from "./site-page";
import { leavesPage, type Submitter, sendInBackground, submitByBrowser } from "./site-submit";

export type HeldSubmit = {
  /** A submit that would leave the page has come: it waits. */
  keep: (submitter: Submitter) => void;
  /** One by the website's script, which knows no button. */
  keepScripted: () => void;
  /** Lets what waits go on. */
  goOn: () => void;
  /** For whoever sends it in another way; undefined when nothing waits, or it went out already. */
  takeOver: () => { submitter: Submitter } | undefined;
};

/**
 * Keeps a form's submit that would leave the page until the visitor is done with what is shown over it, also one that the
 * website's script asks for later. It goes out by itself when the visitor leaves before, and once in all.
 */
export function holdSubmit(form: HTMLFormElement): HeldSubmit {
  const { kept } = sitePage();
  let waiting: { submitter: Submitter } | undefined;
  const takeOver = () => {
    removeEventListener("pagehide", leave);
    kept.delete(form);
    const taken = waiting;
    waiting = undefined;
    return taken;
  };
  const leave = () => {
    const taken = takeOver();
    if (taken) void sendInBackground(form, taken.submitter, true);
  };
  const keep = (submitter: Submitter) => {
    waiting ??= { submitter };
  };
  const keepScripted = () => (leavesPage(form, null) ? keep(null) : submitUnheard(form));
  const goOn = () => {
    const taken = takeOver();
    if (!taken) return;
    if (form.isConnected) submitByBrowser(form, taken.submitter);
    else void sendInBackground(form, taken.submitter);
  };
  kept.set(form, keepScripted);
  addEventListener("pagehide", leave);
  return { keep, keepScripted, goOn, takeOver };
}

/** Of a form whose own submit has gone its way already. */
export const NOT_HELD: HeldSubmit = {
  keep: () => {},
  keepScripted: () => {},
  goOn: () => {},
  takeOver: () => undefined,
};

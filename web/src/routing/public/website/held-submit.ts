import { sitePage, submitUnheard } from "./site-page";
import { leavesPage, type Submitter, sendInBackground, submitByBrowser } from "./site-submit";

export type HeldSubmit = {
  /** Holds a submit that would leave the page. */
  keep: (submitter: Submitter) => void;
  /**
   * Holds a submit by the website's script, which has no submitter. If it would not leave the page, it is submitted at
   * once.
   */
  keepScripted: () => void;
  /** Lets the held submit continue. */
  goOn: () => void;
  /**
   * Hands the held submit to a caller that sends it in another way; undefined if none is held, or it was sent already.
   */
  takeOver: () => { submitter: Submitter } | undefined;
};

/**
 * Holds a form's submit that would leave the page until the visitor has closed the outcome shown over the page, also if
 * the website's script submits later. If the visitor leaves first, the submit is sent in the background. It is sent
 * once.
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

/** For a form whose own submit has already continued. */
export const NOT_HELD: HeldSubmit = {
  keep: () => {},
  keepScripted: () => {},
  goOn: () => {},
  takeOver: () => undefined,
};

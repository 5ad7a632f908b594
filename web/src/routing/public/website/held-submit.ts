import { sendInBackground, submitByBrowser } from "./site-submit";

export type HeldSubmit = {
  /** Lets it go on. */
  goOn: () => void;
  /** For whoever sends it in another way; false when it went out already. */
  takeOver: () => boolean;
};

/**
 * A submit that would leave the page, kept until the visitor is done with what is shown over it. It goes out by itself
 * when the visitor leaves before, and once in all.
 */
export function holdSubmit(form: HTMLFormElement, submitter: HTMLElement | null): HeldSubmit {
  let isOut = false;
  const takeOver = () => {
    removeEventListener("pagehide", leave);
    const isFirst = !isOut;
    isOut = true;
    return isFirst;
  };
  const leave = () => {
    if (takeOver()) void sendInBackground(form, submitter, true);
  };
  addEventListener("pagehide", leave);
  const goOn = () => {
    if (!takeOver()) return;
    if (form.isConnected) submitByBrowser(form, submitter);
    else void sendInBackground(form, submitter);
  };
  return { goOn, takeOver };
}

/** Of a form that the website sends by itself, or that nobody holds. */
export const NOT_HELD: HeldSubmit = { goOn: () => {}, takeOver: () => false };

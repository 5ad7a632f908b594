import { submitUnheard } from "./site-page";

/** How long to wait for the website's own request. */
const ANSWER_MS = 1_500;
const BACKGROUND_MS = 4_000;

export type Submitter = HTMLElement | null;

/**
 * Passes a submit to the website's handlers, but keeps the browser from leaving the page.
 * @returns whether the browser would have left it: then no handler sends the form
 */
export function passToHandlers(form: HTMLFormElement, submitter: Submitter, pass: () => void): boolean {
  let isBrowsers = false;
  // The last listener to run: a handler that sends the form itself has called `preventDefault` before it.
  const last = (event: Event) => {
    if (event.target !== form || event.defaultPrevented || !leavesPage(form, submitter)) return;
    event.preventDefault();
    isBrowsers = true;
  };
  addEventListener("submit", last);
  try {
    pass();
  } finally {
    removeEventListener("submit", last);
  }
  return isBrowsers;
}

/** An attribute of this submit: the button's comes before the form's. */
const said = (form: HTMLFormElement, submitter: Submitter, name: string): string =>
  submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? "";

/** Whether this submit would make the browser leave the page. */
export function leavesPage(form: HTMLFormElement, submitter: Submitter): boolean {
  if (said(form, submitter, "method").toLowerCase() === "dialog") return false;
  return /^(_self|_top|_parent)?$/i.test(said(form, submitter, "target"));
}

/** Submits the form natively, without any handler, with the button's name, value and attributes. */
export function submitByBrowser(form: HTMLFormElement, submitter: Submitter): void {
  const before = ["action", "method", "enctype", "target"].map((name) => [name, form.getAttribute(name)] as const);
  const added = document.createElement("input");
  added.type = "hidden";
  added.name = submitter?.getAttribute("name") ?? "";
  added.value = submitter?.getAttribute("value") ?? "";
  form.append(added);
  for (const [name] of before) {
    const own = submitter?.getAttribute(`form${name}`);
    if (own) form.setAttribute(name, own);
  }
  submitUnheard(form);
  added.remove();
  for (const [name, value] of before) {
    if (value === null) form.removeAttribute(name);
    else form.setAttribute(name, value);
  }
}

/**
 * Sends a form like the browser would, while the page navigates elsewhere.
 * @returns false if it could not be sent
 */
export async function sendInBackground(form: HTMLFormElement, submitter: Submitter, keepalive = false) {
  const action = new URL(said(form, submitter, "action") || location.href, document.baseURI);
  const data = dataOf(form, submitter);
  const texts = new URLSearchParams(
    [...data].map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
  );
  const isPost = said(form, submitter, "method").toLowerCase() === "post";
  const isWhole = said(form, submitter, "enctype").toLowerCase() === "multipart/form-data";
  if (!isPost) action.search = `${texts}`;
  const sent = fetch(action, {
    mode: "no-cors",
    credentials: "include",
    keepalive,
    ...(isPost && { method: "POST", body: isWhole ? data : texts }),
  });
  const waited = new Promise((done) => setTimeout(done, BACKGROUND_MS));
  return Promise.race([sent, waited]).then(
    () => true,
    () => false,
  );
}

/** Ignores a button that is no longer in the form. */
function dataOf(form: HTMLFormElement, submitter: Submitter): FormData {
  try {
    return new FormData(form, submitter);
  } catch {
    return new FormData(form);
  }
}

/** Waits until a website that sends the form itself has a response, as far as that can be observed. */
export function siteAnswered(): Promise<void> {
  const from = performance.now();
  return new Promise((done) => {
    const observer = new PerformanceObserver((list) => {
      const isCall = (entry: PerformanceEntry) =>
        entry.startTime >= from - 50 &&
        /^(fetch|xmlhttprequest|beacon)$/.test((entry as PerformanceResourceTiming).initiatorType);
      if (list.getEntries().some(isCall)) end();
    });
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(end, ANSWER_MS);
    observer.observe({ type: "resource" });
  });
}

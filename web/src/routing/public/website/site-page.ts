/** The state that all script tags of a website's page share with the runtime. */
export type SitePage = {
  routers: Set<string>;
  /** The forms whose submit is being passed on; no script tag may hold it again. */
  passing: WeakSet<HTMLFormElement>;
  /** The browser's own `form.submit()`, from before it was replaced. */
  submit?: HTMLFormElement["submit"];
  /** The forms with a held submit, and the function that replaces a script's `form.submit()`. */
  kept: WeakMap<HTMLFormElement, () => void>;
};

const KEY = Symbol.for("dure.forms");

export function sitePage(site = window as { [KEY]?: SitePage }): SitePage {
  site[KEY] ??= { routers: new Set(), passing: new WeakSet(), kept: new WeakMap() };
  return site[KEY];
}

/** Submits a form natively, without handlers and validation. */
export function submitUnheard(form: HTMLFormElement): void {
  (sitePage().submit ?? HTMLFormElement.prototype.submit).call(form);
}

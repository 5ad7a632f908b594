/** What all script tags of a website's page share, and the runtime with them. */
export type SitePage = {
  routers: Set<string>;
  /** The forms whose submit goes on just now; no script tag may hold it again. */
  passing: WeakSet<HTMLFormElement>;
  /** The browser's own `form.submit()`, as it was before it was watched. */
  submit?: HTMLFormElement["submit"];
  /** The forms whose submits wait, and what is called instead of a script's. */
  kept: WeakMap<HTMLFormElement, () => void>;
};

const KEY = Symbol.for("dure.forms");

export function sitePage(site = window as { [KEY]?: SitePage }): SitePage {
  site[KEY] ??= { routers: new Set(), passing: new WeakSet(), kept: new WeakMap() };
  return site[KEY];
}

/** Submits a form the browser's own way: no handler hears of it, and nothing is checked. */
export function submitUnheard(form: HTMLFormElement): void {
  (sitePage().submit ?? HTMLFormElement.prototype.submit).call(form);
}

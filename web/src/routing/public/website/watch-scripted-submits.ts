import type { SitePage } from "./site-page";

/**
 * Watches `form.submit()`, of which no `submit` event tells. Whatever goes wrong here, the website's call goes through.
 * @param take whether it is held for its routing; `goOn` leaves it to the next who watches, last of all the browser
 */
export function watchScriptedSubmits(page: SitePage, take: (form: HTMLFormElement, goOn: () => void) => boolean): void {
  const { prototype } = HTMLFormElement;
  const next = prototype.submit;
  page.submit ??= next;
  prototype.submit = function submit(this: HTMLFormElement) {
    const keep = page.kept.get(this);
    if (keep) {
      keep();
      return;
    }
    const goOn = () => next.call(this);
    let isTaken = false;
    try {
      isTaken = take(this, goOn);
    } catch {}
    if (!isTaken) goOn();
  };
}

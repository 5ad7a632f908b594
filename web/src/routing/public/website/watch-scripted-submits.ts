import type { SitePage } from "./site-page";

/**
 * Watches `form.submit()`, which fires no `submit` event. If something fails here, the website's call still goes
 * through.
 * @param take returns whether the submit is held for routing; `goOn` passes it to the next watcher, or finally to the
 * browser
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

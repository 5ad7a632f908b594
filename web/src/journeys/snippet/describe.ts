const MAX = 100;

/** The link or button that was clicked; undefined for anything else, and for what the website hides by `data-dure-ignore`. */
export function describeClick(target: EventTarget | null) {
  const clicked =
    target instanceof Element ? target.closest<HTMLElement>("a[href],button,[role=button],[type=submit]") : null;
  if (!clicked || clicked.closest("[data-dure-ignore]")) return undefined;
  const isLink = clicked instanceof HTMLAnchorElement;
  return {
    element: isLink ? ("link" as const) : ("button" as const),
    text: nameOf(clicked, clicked.textContent || (clicked as HTMLInputElement).value || ""),
    href: isLink ? clicked.href.slice(0, 2_000) : "",
  };
}

export const describeForm = (form: Element): string =>
  nameOf(form, form.getAttribute("name") || form.getAttribute("id") || "");

const nameOf = (element: Element, text: string): string =>
  (element.getAttribute("aria-label") || text).trim().slice(0, MAX);

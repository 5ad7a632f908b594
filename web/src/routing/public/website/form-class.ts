/** A selector for a class as people write it: `contact`, `.contact`, or several; undefined for none. */
export function selectorOf(cls: string): string | undefined {
  const names = cls.split(/[\s.]+/).filter(Boolean);
  return names.length > 0 ? names.map((name) => `.${CSS.escape(name)}`).join("") : undefined;
}

/** Whether a form, or an element around it, has the class. */
export const hasClass = (form: Element, selector: string | undefined): boolean =>
  selector !== undefined && form.closest(selector) !== null;

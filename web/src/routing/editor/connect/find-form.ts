import { type FormInput, scanInputs } from "../../form-inputs";

/** The class name without its leading dot. */
export const classOf = (typed: string): string => typed.trim().replace(/^\./, "");

/**
 * Finds the inputs of the form with this class in a page's HTML, which is parsed and never rendered. If no element has
 * the class, the page's only form counts. Undefined if no form is found.
 */
export function inputsOfHtml(html: string, typedClass: string): FormInput[] | undefined {
  const page = new DOMParser().parseFromString(withoutHandlers(html), "text/html");
  const cls = classOf(typedClass);
  const named = cls ? page.getElementsByClassName(cls)[0] : undefined;
  const forms = page.querySelectorAll("form");
  const form = named ?? (forms.length === 1 ? forms[0] : undefined);
  return form && scanInputs(form);
}

/** Disables event handlers in attributes. The app's CSP blocks and reports them, even if nothing is rendered. */
const withoutHandlers = (html: string): string => html.replaceAll(/(\s)on\w+(?=\s*=)/gi, "$1data-handler");

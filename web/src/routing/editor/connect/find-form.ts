import { type FormInput, scanInputs } from "../../form-inputs";

/** The class as it is typed, with or without its dot. */
export const classOf = (typed: string): string => typed.trim().replace(/^\./, "");

/**
 * The inputs of the form with this class in a page's HTML, which is read and never shown. Without a class, or where
 * nothing has it, those of the only form. Undefined where no form was found.
 */
export function inputsOfHtml(html: string, typedClass: string): FormInput[] | undefined {
  const page = new DOMParser().parseFromString(html, "text/html");
  const cls = classOf(typedClass);
  const named = cls ? page.getElementsByClassName(cls)[0] : undefined;
  const forms = page.querySelectorAll("form");
  const form = named ?? (forms.length === 1 ? forms[0] : undefined);
  return form && scanInputs(form);
}

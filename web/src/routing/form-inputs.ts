import type { Option, QuestionType } from "@dure/domain/forms/question/question";
import { inputLabel } from "./input-label";

/** An input of a website's form, as a router maps it. `options` are those of a select, radio or checkbox group. */
export type FormInput = { name: string; label: string; type: QuestionType; options: Option[] };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const TYPES: Record<string, QuestionType> = { email: "email", tel: "tel", number: "number", range: "number" };

/** Inputs without an answer, and inputs whose value is private. */
const LEFT_OUT = new Set(["hidden", "submit", "button", "reset", "image", "file", "password"]);

/** The name of an answer: the input's name, else its id. */
export const nameOf = (control: Element): string => control.getAttribute("name") || control.id;

/** The answerable inputs of a form in their order; radios and checkboxes with the same name are one input. */
export function controlsOf(form: Element): Map<string, Control[]> {
  const found = new Map<string, Control[]>();
  for (const control of controlsIn(form)) {
    const name = nameOf(control);
    if (!name || LEFT_OUT.has(kindOf(control))) continue;
    found.set(name, [...(found.get(name) ?? []), control]);
  }
  return found;
}

/** A form also has inputs outside of it: those whose `form` attribute names it. */
const controlsIn = (form: Element): Control[] => {
  const all = form instanceof HTMLFormElement ? Array.from(form.elements) : [...form.querySelectorAll("*")];
  return all.filter((one): one is Control => ["input", "select", "textarea"].includes(one.localName));
};

/**
 * The inputs of a form (docs/product/routing.md#websites-own-form). An element other than a form may contain the inputs
 * too.
 */
export const scanInputs = (form: Element): FormInput[] =>
  [...controlsOf(form)].map(([name, controls]) => {
    const type = typeOf(controls);
    return {
      name: name.slice(0, 100),
      label: inputLabel(controls, name).slice(0, 300),
      type,
      options: optionsOf(controls, type),
    };
  });

const kindOf = (control: Element): string =>
  control.localName === "input" ? (control.getAttribute("type") ?? "text").toLowerCase() : control.localName;

function typeOf(controls: readonly Control[]): QuestionType {
  const [first] = controls;
  if (!first) return "shortText";
  const kind = kindOf(first);
  if (kind === "radio") return "radio";
  if (kind === "checkbox") return controls.length > 1 ? "checkbox" : "consent";
  if (kind === "select") return first.hasAttribute("multiple") ? "checkbox" : "dropdown";
  if (kind === "textarea") return "longText";
  return TYPES[kind] ?? "shortText";
}

/** The first entry of a select without a value is a prompt. */
function optionsOf(controls: readonly Control[], type: QuestionType): Option[] {
  if (type !== "radio" && type !== "checkbox" && type !== "dropdown") return [];
  const options = controls.flatMap((control) =>
    control.localName === "select"
      ? [...control.querySelectorAll("option")].map((option) => optionOf(option.value, option.textContent ?? ""))
      : [optionOf(control.value, inputLabel([control], control.value))],
  );
  const named = options.filter(({ value }) => value !== "");
  return [...new Map(named.map((option) => [option.value, option])).values()].slice(0, 100);
}

const optionOf = (value: string, label: string): Option => ({
  value: value.trim().slice(0, 200),
  label: (label.replaceAll(/\s+/g, " ").trim() || value).slice(0, 200),
});

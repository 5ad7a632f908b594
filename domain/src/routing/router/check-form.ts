import { hasOptions, isAsked, type Option, type Question, type QuestionType } from "../../forms/question/question";
import { showIfProblem } from "../../forms/question/show-if-problem";
import type { Text } from "../../shared/text";
import { WebUrl } from "../../shared/value";
import { checkTexts } from "./check-texts";
import { formTypeOf, type RouterBody } from "./router";
import { problem, type RouterProblem } from "./router-problem";

/** Problems of a form's questions, or of the connection to a website's form. */
export function checkForm(body: RouterBody): RouterProblem[] {
  return formTypeOf(body) === "custom" ? questionProblems(body) : connectionProblems(body);
}

function questionProblems({ form: { components } }: RouterBody): RouterProblem[] {
  if (!components.some(({ type }) => isAsked(type))) return [problem("form", "", checkTexts.questionsRequired)];
  const unlabelled = components.filter(({ label }) => label.trim() === "");
  return [
    ...nameProblems(components),
    ...unlabelled.map(({ name }): [string, Text] => [name, checkTexts.labelRequired]),
    ...optionProblems(components),
    ...showIfProblems(components),
  ].map(([name, text]) => problem("form", name, text));
}

const SHOW_IF_TEXTS = {
  gone: checkTexts.showIfGone,
  value: checkTexts.showIfValue,
  option: checkTexts.showIfOption,
};

const showIfProblems = (components: readonly Question[]): [name: string, Text][] =>
  components.flatMap(({ name, show_if }, place): [string, Text][] => {
    const found = showIfProblem(show_if, components.slice(0, place));
    return found ? [[name, SHOW_IF_TEXTS[found]]] : [];
  });

function connectionProblems({ web_url, form_selector, metadata: { mappings } }: RouterBody): RouterProblem[] {
  const { fields, ...contact } = mappings;
  const isUnchecked = fields.length === 0 && Object.values(contact).every((name) => name === null);
  const connection = [
    !WebUrl.safeParse(web_url).success && checkTexts.webUrlRequired,
    !form_selector?.trim() && checkTexts.formClassRequired,
    isUnchecked && checkTexts.inputsUnchecked,
  ].filter((text) => text !== false);
  const inputs = [...nameProblems(fields), ...optionProblems(fields)];
  return [
    ...connection.map((text) => problem("connect", "", text, { unfinished: true })),
    ...inputs.map(([name, text]) => problem("connect", name, text)),
  ];
}

type NamedQuestion = { name: string; type: QuestionType; options: readonly Option[] };

function nameProblems(asked: readonly NamedQuestion[]): [name: string, Text][] {
  const names = asked.map(({ name }) => name.trim());
  return names.flatMap((name, index): [string, Text][] => {
    if (name === "") return [[name, checkTexts.nameRequired]];
    return names.indexOf(name) < index ? [[name, checkTexts.nameTwice]] : [];
  });
}

function optionProblems(asked: readonly NamedQuestion[]): [name: string, Text][] {
  return asked
    .filter(({ type }) => hasOptions(type))
    .flatMap(({ name, options }): [string, Text][] => {
      const text = optionProblem(options.map(({ value }) => value.trim()));
      return text ? [[name, text]] : [];
    });
}

function optionProblem(values: readonly string[]): Text | null {
  if (values.length === 0) return checkTexts.optionsRequired;
  if (values.includes("")) return checkTexts.optionEmpty;
  return new Set(values).size < values.length ? checkTexts.optionTwice : null;
}

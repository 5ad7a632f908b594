import { AppError } from "../../shared/error";
import type { Text } from "../../shared/text";
import type { FieldAttributes, FieldOption } from "./field";
import type { OptionInput } from "./field-definition";
import { fieldTexts } from "./texts";

export type OptionProblem = "option-empty" | "option-include-semicolon" | "option-duplicated";

const TEXTS: Record<OptionProblem, Text> = {
  "option-empty": fieldTexts.optionEmpty,
  "option-include-semicolon": fieldTexts.optionIncludeSemicolon,
  "option-duplicated": fieldTexts.optionDuplicated,
};

/** Maximum of removed options whose labels are remembered; older ones read as unknown. */
const MAX_REMOVED = 200;

const nameOf = ({ label }: { label: string }) => label.trim().normalize("NFC");

/**
 * The problem of each option's label, by index. A ';' is not allowed, because imports separate options by it
 * (docs/product/records-fields.md#options).
 */
export function optionProblems(options: readonly { label: string }[]): (OptionProblem | undefined)[] {
  const names = options.map(nameOf);
  return names.map((name) => {
    if (name === "") return "option-empty";
    if (name.includes(";")) return "option-include-semicolon";
    return names.filter((other) => other === name).length > 1 ? "option-duplicated" : undefined;
  });
}

type Options = { options: FieldOption[]; removed_options: FieldOption[] };

/**
 * The options of a select after an edit. Records store values, so a renamed option keeps its value. A removed option is
 * remembered, and adding it again under its name restores its value.
 * @param at the path of the definition in the request
 */
export function changeOptions(
  before: Pick<FieldAttributes, "options" | "removed_options">,
  given: readonly OptionInput[],
  newId: () => string,
  at: string,
): Options {
  assertOptions(given, `${at}.attributes.options`);
  const { options: known = [], removed_options: removed = [] } = before;
  const named = new Set(given.map(({ value }) => value));
  const free = [...known, ...removed].filter(({ value }) => !named.has(value));
  const taken = new Set<string>();
  const options = given.map(({ label, value, color: givenColor }) => {
    const byName = free.filter((option) => nameOf(option) === nameOf({ label }));
    const kept = [...known.filter((option) => option.value === value), ...byName].find((one) => !taken.has(one.value));
    const color = givenColor === undefined ? kept?.color : givenColor;
    const option = { label, value: kept?.value ?? newId(), ...(color && { color }) };
    taken.add(option.value);
    return option;
  });
  const gone = [...removed, ...known].filter((option) => !taken.has(option.value));
  return { options, removed_options: gone.slice(-MAX_REMOVED) };
}

function assertOptions(options: readonly OptionInput[], path: string): void {
  if (options.length === 0)
    throw new AppError("BAD_REQUEST", fieldTexts.noOptions, [
      { path, key: "option-empty", message: fieldTexts.noOptions },
    ]);
  const details = optionProblems(options).flatMap((key, place) =>
    key ? [{ path: `${path}.${place}.label`, key, message: TEXTS[key] }] : [],
  );
  const [first] = details;
  if (first) throw new AppError("BAD_REQUEST", first.message, details);
}

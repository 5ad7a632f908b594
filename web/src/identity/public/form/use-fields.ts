import { useState } from "preact/hooks";

/** The error of a value, or undefined. */
type Rules<Values> = { [Name in keyof Values]: (value: Values[Name]) => string | undefined };

/**
 * A form's values with their errors: shown once a field with content is left, or a submit asked for it. An input's id is its
 * field's name.
 */
export function useFields<Values extends Record<string, string | boolean>>(initial: Values, rules: Rules<Values>) {
  type Name = keyof Values & string;
  const [values, setValues] = useState(initial);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());

  const errorIn = <One extends Name>(name: One) => rules[name](values[name]);
  const show = (names: readonly string[]) => setShown((before) => new Set([...before, ...names]));

  const error = (name: Name) => (shown.has(name) ? errorIn(name) : undefined);
  const set = <One extends Name>(name: One, value: Values[One]) =>
    setValues((before) => ({ ...before, [name]: value }));

  return {
    values,
    set,
    error,
    /** What an input of the field is given. */
    box: <One extends Name>(name: One) => ({
      value: values[name],
      error: error(name),
      onChange: (value: Values[One]) => set(name, value),
      onBlur: () => {
        if (values[name]) show([name]);
      },
    }),
    /** Whether these fields are right; else their errors show, and the first of them gets the focus. */
    check: (names: readonly Name[]): boolean => {
      show(names);
      const wrong = names.find((name) => errorIn(name) !== undefined);
      if (wrong) document.getElementById(wrong)?.focus();
      return wrong === undefined;
    },
  };
}

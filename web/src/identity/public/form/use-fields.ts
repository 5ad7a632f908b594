import { useState } from "preact/hooks";

/** The error of a value, or undefined. */
type Rules<Values> = { [Name in keyof Values]: (value: Values[Name]) => string | undefined };

/**
 * A form's values and errors. An error is shown once a field with content loses the focus, or the form is submitted. An
 * input's id is its field's name.
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
    /** The props of a field's input. */
    box: <One extends Name>(name: One) => ({
      value: values[name],
      error: error(name),
      onChange: (value: Values[One]) => set(name, value),
      onBlur: () => {
        if (values[name]) show([name]);
      },
    }),
    /** Whether these fields are valid; otherwise their errors are shown, and the first invalid field gets the focus. */
    check: (names: readonly Name[]): boolean => {
      show(names);
      const wrong = names.find((name) => errorIn(name) !== undefined);
      if (wrong) document.getElementById(wrong)?.focus();
      return wrong === undefined;
    },
  };
}

import { useEffect, useRef, useState } from "preact/hooks";

const NONE = {};

/**
 * Puts the focus on the first field of a form that is named as wrong, each time the visitor has tried to send it and
 * when the server has refused it; never while they are writing.
 * @param refused what the server refused, by question
 */
export function useErrorFocus(refused: Readonly<Record<string, string>> = NONE) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const focusFirst = () => form.current?.querySelector<HTMLElement>("[aria-invalid], [data-invalid] input")?.focus();

  useEffect(() => {
    if (tries > 0) focusFirst();
  }, [tries]);
  useEffect(() => {
    if (Object.keys(refused).length > 0) focusFirst();
  }, [refused]);
  return { form, hasTried: tries > 0, addTry: () => setTries((count) => count + 1) };
}

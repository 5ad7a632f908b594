import { useEffect, useRef, useState } from "preact/hooks";

const NONE = {};

/**
 * Focuses the first invalid field after each attempt to submit and after each refusal of the server, but never while
 * the visitor types.
 * @param refused the server's errors by question
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

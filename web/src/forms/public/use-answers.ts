import { useState } from "preact/hooks";
import type { Answers, Value } from "./answers";

/** The answers of a visitor so far. */
export function useAnswers(initial: () => Answers) {
  const [answers, setAnswers] = useState(initial);
  const answer = (name: string, value: Value) =>
    setAnswers((all) => ({ ...all, values: { ...all.values, [name]: value } }));
  const setDialCode = (name: string, dialCode: string) =>
    setAnswers((all) => ({ ...all, dialCodes: { ...all.dialCodes, [name]: dialCode } }));
  return { answers, answer, setDialCode };
}

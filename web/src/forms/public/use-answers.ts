import { useState } from "preact/hooks";
import type { Answers, Value } from "./answers";

/** The answers of a visitor so far. */
export function useAnswers(initial: () => Answers) {
  const [answers, setAnswers] = useState(initial);
  const answer = (name: string, value: Value) =>
    setAnswers((all) => ({ ...all, values: { ...all.values, [name]: value } }));
  const setDialCode = (name: string, dialCode: string) =>
    setAnswers((all) => ({ ...all, dialCodes: { ...all.dialCodes, [name]: dialCode } }));
  /** Adds answers to those given so far. */
  const fill = ({ values, dialCodes }: Answers) =>
    setAnswers((all) => ({
      values: { ...all.values, ...values },
      dialCodes: { ...all.dialCodes, ...dialCodes },
    }));
  return { answers, answer, setDialCode, fill };
}

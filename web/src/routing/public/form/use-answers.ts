import type { Form } from "@dure/domain/routing/router/form";
import { useState } from "preact/hooks";
import { useTexts } from "../texts/use-texts";
import { type Answers, prefilled, type Value } from "./answers";
import { questionsOf } from "./questions";

/** A form's questions, and what the visitor has answered so far; at first what the link answers. */
export function useAnswers({ components }: Form) {
  const texts = useTexts();
  const [answers, setAnswers] = useState<Answers>(() => prefilled(location.search, components));
  const [website, setWebsite] = useState("");
  const answer = (name: string, value: Value) =>
    setAnswers((all) => ({ ...all, values: { ...all.values, [name]: value } }));
  const setDialCode = (name: string, dialCode: string) =>
    setAnswers((all) => ({ ...all, dialCodes: { ...all.dialCodes, [name]: dialCode } }));
  return { questions: questionsOf(components, texts), answers, answer, setDialCode, website, setWebsite };
}

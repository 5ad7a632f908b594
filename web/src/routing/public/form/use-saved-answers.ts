import { useEffect, useState } from "preact/hooks";
import type { Answers, VisitorQuestion } from "../../../forms/public/answers";
import { forgetAnswers, readSavedAnswers, saveAnswers } from "./saved-answers";

type Filling = {
  formId: string;
  questions: readonly VisitorQuestion[];
  answers: Answers;
  isSent: boolean;
  onRestore: (answers: Answers) => void;
};

/**
 * Saves a visitor's answers once they ask for it, and from then on as they type. Nothing is saved unasked. `offered`:
 * answers of an earlier visit, which the visitor can restore or delete.
 */
export function useSavedAnswers({ formId, questions, answers, isSent, onRestore }: Filling) {
  const [offered, setOffered] = useState(() => readSavedAnswers(formId, questions));
  const [state, setState] = useState<"off" | "saving" | "failed">("off");

  useEffect(() => {
    if (isSent) forgetAnswers(formId);
    else if (state === "saving" && !saveAnswers(formId, questions, answers)) setState("failed");
  }, [state, answers, isSent]);

  return {
    offered,
    state,
    save: () => {
      setOffered(undefined);
      setState(saveAnswers(formId, questions, answers) ? "saving" : "failed");
    },
    restore: () => {
      if (offered) onRestore(offered);
      setOffered(undefined);
      setState("saving");
    },
    forget: () => {
      forgetAnswers(formId);
      setOffered(undefined);
      setState("off");
    },
  };
}

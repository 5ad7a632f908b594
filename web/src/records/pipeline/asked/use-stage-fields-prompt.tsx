import type { Field } from "@dure/domain/records/field/field";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { focusedControl, isFocusLost } from "../../../ui/focus/focused-control";
import { lazyComponent } from "../../../ui/lazy/lazy-component";
import type { AskedValues } from "./asked-property";

const StageFieldsDialog = lazyComponent(async () => (await import("./stage-fields-dialog")).StageFieldsDialog);

type Question = { stage: string; fields: readonly Field[]; answer: (values: AskedValues | undefined) => void };

/** Asks for the fields of a stage; `ask` returns undefined if the dialog is closed. */
export function useStageFieldsPrompt(): {
  ask: (stage: string, fields: readonly Field[]) => Promise<AskedValues | undefined>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const asker = useRef<HTMLElement>(null);

  // The dialog has no trigger that would get the focus back.
  useEffect(() => {
    if (!question && isFocusLost()) asker.current?.focus();
  }, [question]);

  const answer = (values?: AskedValues) => {
    setQuestion(undefined);
    question?.answer(values);
  };
  return {
    ask: (stage, fields) => {
      asker.current = focusedControl();
      return new Promise((resolve) => setQuestion({ stage, fields, answer: resolve }));
    },
    dialog: question && (
      <Suspense>
        <StageFieldsDialog {...question} onFilled={answer} onClose={() => answer()} />
      </Suspense>
    ),
  };
}

import type { Field } from "@dure/domain/records/field/field";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { lazyComponent } from "../../../ui/lazy/lazy-component";
import type { AskedValues } from "./asked-property";

const StageFieldsDialog = lazyComponent(async () => (await import("./stage-fields-dialog")).StageFieldsDialog);

type Question = { stage: string; fields: readonly Field[]; answer: (values: AskedValues | undefined) => void };

/** Asks for the fields of a stage; whoever closes the dialog gives no answer. */
export function useStageQuestion(): {
  ask: (stage: string, fields: readonly Field[]) => Promise<AskedValues | undefined>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const asker = useRef<Element>(null);

  // The dialog has no trigger that would get the focus back: nothing is left of a menu's item.
  useEffect(() => {
    if (!question && asker.current instanceof HTMLElement && isFocusLost()) asker.current.focus();
  }, [question]);

  const answer = (values?: AskedValues) => {
    setQuestion(undefined);
    question?.answer(values);
  };
  return {
    ask: (stage, fields) => {
      asker.current = document.activeElement;
      return new Promise((resolve) => setQuestion({ stage, fields, answer: resolve }));
    },
    dialog: question && (
      <Suspense>
        <StageFieldsDialog {...question} onFilled={answer} onClose={() => answer()} />
      </Suspense>
    ),
  };
}

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

import type { Answer } from "./resolve-second-factor";

/** The question for a code that a dialog shows. */
export type SecondFactorPrompt = {
  /** The kind of the wrong answer before; undefined for the first question. */
  failed: "code" | "recovery" | undefined;
  canRecover: boolean;
  onAnswer: (answer: Answer) => void;
};

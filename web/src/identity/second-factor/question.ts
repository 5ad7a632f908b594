import type { Answer } from "./resolve-second-factor";

/** The question for a code that a dialog shows. */
export type Question = {
  /** What was wrong when it was asked before. */
  failed: "code" | "recovery" | undefined;
  canRecover: boolean;
  onAnswer: (answer: Answer) => void;
};

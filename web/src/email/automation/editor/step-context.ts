import type { StepNumbers } from "@dure/domain/email/automation/automation-api";
import type { SendEmailStep } from "@dure/domain/email/automation/step";
import type { ShownProblem } from "./shown-problem";
import type { StepEditing } from "./use-step-editing";

/** What all steps of the list share. */
export type StepContext = {
  numbers: ReadonlyMap<string, StepNumbers>;
  /** The steps that send a mail, for conditions on that mail. */
  mails: readonly SendEmailStep[];
  problems: readonly ShownProblem[];
  selected: string | undefined;
  editing: StepEditing;
  disabled: boolean;
};

import type { StepNumbers } from "@dure/domain/email/automation/automation-api";
import type { SendEmailStep } from "@dure/domain/email/automation/step";
import type { ShownProblem } from "./shown-problem";
import type { StepEditing } from "./use-step-editing";

/** What every step of the list is shown with. */
export type StepContext = {
  numbers: ReadonlyMap<string, StepNumbers>;
  /** The steps with a mail, for conditions on it. */
  mails: readonly SendEmailStep[];
  problems: readonly ShownProblem[];
  selected: string | undefined;
  editing: StepEditing;
  disabled: boolean;
};

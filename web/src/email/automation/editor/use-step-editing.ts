import { type Branch, insertStep, moveStep, removeStep, replaceStep } from "@dure/domain/email/automation/edit-steps";
import type { Step, StepType } from "@dure/domain/email/automation/step";
import { browserTimeZone } from "../../../lib/zone/browser-time-zone";
import { newStep } from "./new-step";
import type { ChangeDraft } from "./use-automation-draft";

export type StepEditing = ReturnType<typeof useStepEditing>;

type Options = { onChange: ChangeDraft; onSelect: (id: string | undefined) => void };

/** What can be done with the steps of a draft. A new step is selected, so that it is filled in next. */
export function useStepEditing({ onChange, onSelect }: Options) {
  const edit = (make: (steps: readonly Step[]) => Step[]) =>
    onChange((before) => ({ ...before, actions: make(before.actions) }));
  return {
    select: onSelect,
    add: (type: StepType, branch: Branch, place: number) => {
      const step = newStep(type, crypto.randomUUID(), browserTimeZone());
      edit((steps) => insertStep(steps, step, { branch, place }));
      onSelect(step.id);
    },
    change: (step: Step) => edit((steps) => replaceStep(steps, step)),
    move: (id: string, by: -1 | 1) => edit((steps) => moveStep(steps, id, by)),
    remove: (id: string) => {
      edit((steps) => removeStep(steps, id));
      onSelect(undefined);
    },
  };
}

import { z } from "zod";
import { bytesOf } from "../../shared/strings/bytes-of";
import { automationIssues } from "./automation-issues";
import { type ConditionStep, type SendEmailStep, Step } from "./step";

export const MAX_STEPS = 50;
const MAX_DEPTH = 5;
/** Bytes: Firestore takes a megabyte a document. */
const MAX_SIZE = 900_000;

/** The steps of an automation, in order. They are a tree, so no step is reached in two ways. */
export const Steps = z.array(Step).superRefine((steps, ctx) => {
  const refuse = (message: string) => void ctx.addIssue({ code: "custom", message });
  const all = flatSteps(steps);
  if (all.length > MAX_STEPS) return refuse(automationIssues.tooManySteps);
  if (new Set(all.map(({ id }) => id)).size < all.length) return refuse(automationIssues.stepTwice);
  if (depthOf(steps) > MAX_DEPTH) return refuse(automationIssues.tooDeep);
  if (bytesOf(JSON.stringify(steps)) > MAX_SIZE) return refuse(automationIssues.tooLarge);
});

const isCondition = (step: Step): step is ConditionStep => step.type === "condition";

/** Every step, in the order in which people read them: a branch comes after its condition. */
export const flatSteps = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => (isCondition(step) ? [step, ...flatSteps(step.yes), ...flatSteps(step.no)] : [step]));

/** The steps that send a mail. */
export const mailSteps = (steps: readonly Step[]): SendEmailStep[] =>
  flatSteps(steps).flatMap((step) => (step.type === "send_email" ? [step] : []));

const depthOf = (steps: readonly Step[]): number =>
  Math.max(0, ...steps.map((step) => (isCondition(step) ? 1 + Math.max(depthOf(step.yes), depthOf(step.no)) : 0)));

export const findStep = (steps: readonly Step[], id: string): Step | undefined =>
  flatSteps(steps).find((step) => step.id === id);

/** The step after one; null at the end. After the last step of a branch comes the one after its condition. */
export function stepAfter(steps: readonly Step[], id: string): string | null {
  return search(steps, id, null) ?? null;
}

/** @returns undefined if the step is not among these */
function search(steps: readonly Step[], id: string, after: string | null): string | null | undefined {
  for (const [place, step] of steps.entries()) {
    const next = steps[place + 1]?.id ?? after;
    if (step.id === id) return next;
    if (!isCondition(step)) continue;
    const found = search(step.yes, id, next);
    if (found !== undefined) return found;
    const other = search(step.no, id, next);
    if (other !== undefined) return other;
  }
  return undefined;
}

/** The step that a condition leads to: the branch's first, or what comes after the condition if the branch is empty. */
export const branchOf = (steps: readonly Step[], step: ConditionStep, holds: boolean): string | null =>
  (holds ? step.yes : step.no)[0]?.id ?? stepAfter(steps, step.id);

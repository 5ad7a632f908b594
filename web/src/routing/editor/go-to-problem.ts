import type { RouterProblem, RouterStep } from "@dure/domain/routing/router/router-problem";
import { focusWhenShown } from "../../lib/focus-when-shown";

const TITLE = "title";

const keyOf = (step: RouterStep, target: string): string => `${step} ${target}`;

/** Marks the target of a problem's link. The element must be focusable. */
export const problemTarget = (step: RouterStep, target: string) => ({ "data-problem-target": keyOf(step, target) });

/** The router's name, which is above all steps. */
export const titleTarget = { "data-problem-target": TITLE };

/** Focuses the target of a problem in the step that has just opened. A problem of a whole step has no target. */
export function goToProblem({ step, target, reason }: RouterProblem): void {
  const key = reason === "title-required" ? TITLE : keyOf(step, target);
  if (key === TITLE || target !== "") focusWhenShown(document, `[data-problem-target="${CSS.escape(key)}"]`);
}

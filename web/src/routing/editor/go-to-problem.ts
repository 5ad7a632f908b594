import type { RouterProblem, RouterStep } from "@dure/domain/routing/router/router-problem";
import { focusWhenShown } from "../../lib/focus-when-shown";

const TITLE = "title";

const keyOf = (step: RouterStep, target: string): string => `${step} ${target}`;

/** Marks what a problem's link leads to. It must be able to take the focus. */
export const problemTarget = (step: RouterStep, target: string) => ({ "data-problem-target": keyOf(step, target) });

/** The router's name, which stands above every step. */
export const titleTarget = { "data-problem-target": TITLE };

/** Leads to what is wrong, in the step that is just opened. What is wrong with a step as a whole stands in it. */
export function goToProblem({ step, target, reason }: RouterProblem): void {
  const key = reason === "title-required" ? TITLE : keyOf(step, target);
  if (key === TITLE || target !== "") focusWhenShown(document, `[data-problem-target="${CSS.escape(key)}"]`);
}

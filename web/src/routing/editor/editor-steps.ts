import type { FormType } from "@dure/domain/routing/router/router";
import type { RouterStep } from "@dure/domain/routing/router/router-problem";

/** The parts of the editor, the last of which changes nothing (docs/product/routing.md#editor). */
export type EditorStep = "form" | "connect" | "install" | "route" | "actions" | "submissions";

const STEPS: Record<FormType, readonly [EditorStep, ...EditorStep[]]> = {
  custom: ["form", "route", "actions", "submissions"],
  mapping: ["connect", "install", "route", "actions", "submissions"],
};

export const stepsOf = (formType: FormType) => STEPS[formType];

/** Where a problem is mended; that of a router's name stands above every step. */
export const editorStepOf = (step: RouterStep, steps: readonly EditorStep[]): EditorStep | undefined =>
  steps.find((one) => one === step) ?? steps[0];

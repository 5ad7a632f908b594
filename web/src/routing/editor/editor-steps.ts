import type { FormType } from "@dure/domain/routing/router/router";
import type { RouterStep } from "@dure/domain/routing/router/router-problem";

/** The editor's steps; the last one only shows submissions (docs/product/routing.md#editor). */
export type EditorStep = "form" | "connect" | "install" | "route" | "actions" | "submissions";

const STEPS: Record<FormType, readonly [EditorStep, ...EditorStep[]]> = {
  custom: ["form", "route", "actions", "submissions"],
  mapping: ["connect", "install", "route", "actions", "submissions"],
};

export const stepsOf = (formType: FormType) => STEPS[formType];

/** The step that fixes a problem. The router's name is above all steps. */
export const editorStepOf = (step: RouterStep, steps: readonly EditorStep[]): EditorStep | undefined =>
  steps.find((one) => one === step) ?? steps[0];

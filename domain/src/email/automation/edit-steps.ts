import type { ConditionStep, Step } from "./step";

/** The list of a step: a branch of a condition, or null for the outermost list. */
export type Branch = { condition: string; holds: boolean } | null;

/** The steps with a change applied to each list: the outermost one and every branch. */
function mapLists(
  steps: readonly Step[],
  branch: Branch,
  change: (list: readonly Step[], of: Branch) => Step[],
): Step[] {
  return change(steps, branch).map((step) => {
    if (step.type !== "condition") return step;
    const list = (holds: boolean) => mapLists(holds ? step.yes : step.no, { condition: step.id, holds }, change);
    return { ...step, yes: list(true), no: list(false) } satisfies ConditionStep;
  });
}

const isSame = (a: Branch, b: Branch): boolean => a?.condition === b?.condition && a?.holds === b?.holds;

/** Adds a step at an index of a branch. */
export const insertStep = (steps: readonly Step[], step: Step, { branch, place }: { branch: Branch; place: number }) =>
  mapLists(steps, null, (list, of) =>
    isSame(of, branch) && !list.includes(step) ? [...list.slice(0, place), step, ...list.slice(place)] : [...list],
  );

/** The steps without the given one; the steps in its branches are removed with it. */
export const removeStep = (steps: readonly Step[], id: string): Step[] =>
  mapLists(steps, null, (list) => list.filter((step) => step.id !== id));

/** The steps with one replaced. */
export const replaceStep = (steps: readonly Step[], changed: Step): Step[] =>
  mapLists(steps, null, (list) => list.map((step) => (step.id === changed.id ? changed : step)));

/** The steps with one moved among its neighbours: up by -1, down by 1. At an end it stays. */
export const moveStep = (steps: readonly Step[], id: string, by: -1 | 1): Step[] =>
  mapLists(steps, null, (list) => {
    const from = list.findIndex((step) => step.id === id);
    const other = list[from + by];
    const moved = list[from];
    if (from < 0 || !other || !moved) return [...list];
    return list.map((step) => (step === moved ? other : step === other ? moved : step));
  });

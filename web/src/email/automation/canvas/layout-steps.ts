import type { Step } from "@dure/domain/email/automation/step";

/** Places in units of a column and a row. */
export type Placed = { id: string; column: number; row: number };
/** An edge, with the condition's branch that it represents. `both`: both branches are empty and share one line. */
export type Drawn = { id: string; source: string; target: string; branch?: "yes" | "no" | "both" };
export type StepLayout = { places: Placed[]; edges: Drawn[] };

export const START = "start";
export const END = "end";

/** An open end of a list, from which the next edge starts: a step, and the branch if it is a condition. */
type Exit = { from: string; branch?: "yes" | "no" };

/** The steps as a tree from top to bottom: branches run side by side and meet again at the step after the condition. */
export function layoutSteps(steps: readonly Step[]): StepLayout {
  const layout: StepLayout = { places: [], edges: [] };
  const { row, exits } = placeList(layout, steps, { column: 0, row: 1, exits: [{ from: START }] });
  const width = widthOf(steps);
  const middle = (width - 1) / 2;
  layout.places.unshift({ id: START, column: middle, row: 0 });
  layout.places.push({ id: END, column: middle, row });
  connect(layout, exits, END);
  return layout;
}

/** The columns that a list takes. */
const widthOf = (steps: readonly Step[]): number =>
  Math.max(1, ...steps.map((step) => (step.type === "condition" ? widthOf(step.yes) + widthOf(step.no) : 1)));

type Cursor = { column: number; row: number; exits: readonly Exit[] };

function placeList(layout: StepLayout, steps: readonly Step[], start: Cursor): { row: number; exits: Exit[] } {
  const middle = start.column + (widthOf(steps) - 1) / 2;
  let row = start.row;
  let exits: Exit[] = [...start.exits];
  for (const step of steps) {
    layout.places.push({ id: step.id, column: middle, row });
    connect(layout, exits, step.id);
    row += 1;
    exits = step.type === "leave" ? [] : [{ from: step.id }];
    if (step.type !== "condition") continue;
    const left = middle - (widthOf([step]) - 1) / 2;
    const yes = placeList(layout, step.yes, { column: left, row, exits: [{ from: step.id, branch: "yes" }] });
    const right = left + widthOf(step.yes);
    const no = placeList(layout, step.no, { column: right, row, exits: [{ from: step.id, branch: "no" }] });
    row = Math.max(yes.row, no.row);
    exits = [...yes.exits, ...no.exits];
  }
  return { row, exits };
}

function connect(layout: StepLayout, exits: readonly Exit[], target: string): void {
  for (const [from, ofOne] of Map.groupBy(exits, (exit) => exit.from)) {
    const branch = ofOne.length > 1 ? "both" : ofOne[0]?.branch;
    layout.edges.push({ id: `${from}:${branch ?? ""}`, source: from, target, ...(branch && { branch }) });
  }
}
